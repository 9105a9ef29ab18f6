import type { Claim, Claims } from "./claim.ts";
import { actionClaims } from "./claims/actions.ts";
import { assetClaims, fileClaims, metadataClaims } from "./claims/assets.ts";
import { absentEndpoints } from "./claims/endpoints.ts";
import { exportClaims } from "./claims/export.ts";
import { groqCustomClaims, groqGlobalClaims, groqNamespaceClaims } from "./claims/groq-functions.ts";
import {
  groqJoinClaims,
  groqOperatorClaims,
  groqPipelineClaims,
  groqSyntaxClaims,
  groqTypeClaims,
} from "./claims/groq-language.ts";
import { historyClaims } from "./claims/history.ts";
import { imageUrlClaims } from "./claims/image-urls.ts";
import { jsonMatchClaims } from "./claims/json-match.ts";
import { listenClaims } from "./claims/listen.ts";
import { liveClaims } from "./claims/live.ts";
import { mutationClaims } from "./claims/mutation.ts";
import { patchClaims } from "./claims/patches.ts";
import { accessClaims, commandLineClaims, projectClaims, roleClaims } from "./claims/platform.ts";
import { docClaims, perspectiveClaims, queryClaims } from "./claims/query.ts";
import { releaseClaims } from "./claims/releases.ts";
import { webhookClaims } from "./claims/webhooks.ts";
import { documented } from "./documented/documented.ts";

/** The claims by the title of their section. A section without any has endpoints that the lake does not have. */
const claims: Record<string, Claims> = {
  "HTTP API: Query": queryClaims,
  Perspectives: perspectiveClaims,
  "HTTP API: Doc": docClaims,
  "HTTP API: Mutation": mutationClaims,
  Patches: patchClaims,
  JSONMatch: jsonMatchClaims,
  "HTTP API: Actions": actionClaims,
  "Content Releases with @sanity/client": releaseClaims,
  "HTTP API: Listen": listenClaims,
  "HTTP API: Live": liveClaims,
  "HTTP API: History": historyClaims,
  "HTTP API: Export": exportClaims,
  "GROQ: data types": groqTypeClaims,
  "GROQ: syntax": groqSyntaxClaims,
  "GROQ: pipeline components": groqPipelineClaims,
  "GROQ: references and joins": groqJoinClaims,
  "GROQ: operators": groqOperatorClaims,
  "GROQ: global functions": groqGlobalClaims,
  "GROQ: functions in namespaces": groqNamespaceClaims,
  "GROQ: custom functions": groqCustomClaims,
  "HTTP API: Assets": assetClaims,
  "Image metadata": metadataClaims,
  "Image URLs": imageUrlClaims,
  "File URLs": fileClaims,
  "GROQ-powered webhooks": webhookClaims,
  "Users and access from the browser": accessClaims,
  "HTTP API: Projects": projectClaims,
  "HTTP API: Roles": roleClaims,
  "What the command line asks for besides": commandLineClaims,
};

export interface Line {
  section: string;
  what: string;
  claim: Claim;
}

/** Every documented line with its claim. Throws when a line has no claim, or a claim no line. */
export function joinClaims(): Line[] {
  const lines = documented.flatMap(({ title, lines }) => {
    const known = claims[title] ?? {};
    const endpoints = absentEndpoints(lines.filter((line) => /^[A-Z, ]+ \//.test(line)));
    return lines.map((what): Line => {
      const claim = known[what] ?? endpoints[what];
      if (!claim) throw new Error(`${title}: "${what}" has no test`);
      return { section: title, what, claim };
    });
  });
  for (const [title, known] of Object.entries(claims)) {
    for (const what of Object.keys(known)) {
      if (lines.some((line) => line.section === title && line.what === what)) continue;
      throw new Error(`${title}: "${what}" is not among what is documented`);
    }
  }
  return lines;
}
