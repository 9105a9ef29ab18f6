import { projectForm } from "#app/api/project-form.ts";
import { changeChangeOrder } from "#portal/projects/change-orders/stored-change-orders.ts";

export const POST = projectForm({
  who: "owner",
  tab: "change-orders",
  typed: ["title", "reason", "price", "days_delta", "valid_until"],
  act: changeChangeOrder,
});
