import { leadToOwn } from "../lead-to-own.ts";

export default function OwnSearchPage() {
  return leadToOwn("search");
}
