import { type Address, addresses } from "schemas/addresses.ts";
import { rulesOf } from "schemas/find-address.ts";

const rows: readonly Address[] = addresses;
const atRoot = /^\/[^/]+$/;
const isAhead = (address: Address) => rulesOf(address).prefetch && !rulesOf(address).isReserved;
const ahead = rows
  .filter(isAhead)
  .map(({ path }) => path.replace(/\[\w+\]/, atRoot.test(path) ? ":page" : "*"));
/** What is right below the root as an owner's page is, and no page of theirs. Files have a full stop. */
const besides = [
  "/:file.:end",
  ...rows
    .filter((address) => atRoot.test(address.path) && !isAhead(address) && !/\./.test(address.path))
    .map(({ path }) => path),
];

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API: the pages that are the same for everybody. */
const pages = {
  prefetch: [
    {
      where: { and: [{ href_matches: ahead }, { not: { href_matches: besides } }] },
      eagerness: "moderate",
    },
  ],
};

export const prefetchRules = JSON.stringify(pages);
