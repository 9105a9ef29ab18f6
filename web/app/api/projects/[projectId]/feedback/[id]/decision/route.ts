import { decisionForm } from "../../../decision-form.ts";

export const POST = decisionForm("feedback");
