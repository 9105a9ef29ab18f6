import { projectForm } from "#app/api/project-form.ts";
import { changeEndorsement } from "#portal/projects/endorsement/stored-endorsement.ts";

export const POST = projectForm({ who: "owner", act: changeEndorsement });
