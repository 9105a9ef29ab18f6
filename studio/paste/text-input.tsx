import { useToast } from "@sanity/ui/toast";
import type { PortableTextInputProps, PortableTextPluginsProps } from "sanity";
import { type Loss, readClipboard } from "./read-clipboard.ts";

const notKept: Record<Loss, string> = {
  pictures: "pictures (add each from your computer, with the words for it)",
  "merged cells": "merged cells (each stands by itself now)",
  "links to nowhere": "links that lead nowhere outside the document",
};

/** The editor of a text, where what is pasted keeps what it was. */
export function TextInput(props: PortableTextInputProps) {
  const toast = useToast();
  const paste: PortableTextInputProps["onPaste"] = ({ event, path }) => {
    const { clipboardData } = event;
    const html = clipboardData.getData("text/html");
    // What was copied in the Studio knows what it is, and a cell takes words alone: the editor does both by itself.
    if (!html || clipboardData.types.includes("application/x-portable-text") || path.includes("cells"))
      return;
    const read = readClipboard(html, { createKey: () => crypto.randomUUID().slice(0, 12) });
    if (!read) return;
    if (read.losses.length > 0) {
      const what = read.losses.map((loss) => notKept[loss]).join(", ");
      toast.push({
        status: "warning",
        title: "Not everything could be kept",
        description: what,
        duration: 20_000,
      });
    }
    return { insert: read.blocks, path };
  };
  return props.renderDefault({ ...props, onPaste: paste });
}

/** Tables are edited in place. */
export function TextPlugins(props: PortableTextPluginsProps) {
  return props.renderDefault({ ...props, plugins: { ...props.plugins, table: { enabled: true } } });
}
