import { leadToOwn } from "../lead-to-own.ts";

export default function OwnSettingsPage() {
  return leadToOwn("settings");
}
