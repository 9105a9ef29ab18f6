import { addresses } from "schemas/addresses.ts";
import { rulesOf } from "schemas/find-address.ts";

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API: the pages that are the same for everybody. */
const pages = {
  prefetch: [
    {
      where: {
        href_matches: addresses
          .filter((address) => rulesOf(address).prefetch && !rulesOf(address).isReserved)
          .map(({ path }) => path.replace(/\[\w+\]/, "*")),
      },
      eagerness: "moderate",
    },
  ],
};

export const prefetchRules = JSON.stringify(pages);
