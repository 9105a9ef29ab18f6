import { leadToOwn } from "../lead-to-own.ts";

export default function OwnNotificationsPage() {
  return leadToOwn("notifications");
}
