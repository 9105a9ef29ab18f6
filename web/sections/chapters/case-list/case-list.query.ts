import { isShownThere } from "../../../sanity/projections.ts";
import { caseCard } from "../../work/case-card.query.ts";

export const caseListPart = `{heading, "cases": caseStudies[${isShownThere}]->${caseCard}}`;
