import { useEffect, useRef } from "react";

/**
 * A field of files that hands over what is chosen and is empty again. `take` reads the files before it returns; it also gets what
 * was chosen before React was there, of which the field hears no change.
 */
export function useChosenFiles(take: (files: FileList) => void) {
  const ref = useRef<HTMLInputElement>(null);

  function takeChosen() {
    const { current } = ref;
    if (!current?.files?.length) return;
    take(current.files);
    current.value = "";
  }

  useEffect(takeChosen);
  return { ref, onChange: takeChosen };
}
