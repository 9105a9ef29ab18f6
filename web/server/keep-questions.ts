import "server-only";
import onHeaders from "on-headers";
import { locationOf } from "./location-of.ts";
import { onRequest } from "./on-request.ts";

/**
 * That a page has moved is one answer for everybody who asks for it, and knows nothing of what stood behind the question mark, such as
 * a campaign's name: that is added here, at the addresses that may be those of such a page.
 */
export function keepQuestions(mayBePage: (path: string) => boolean): void {
  onRequest(({ request, response }) => {
    const [path = "", question] = request.url?.split("?") ?? [];
    // A script that asks for data has a question of its own.
    if (!question || request.headers.rsc || !mayBePage(path)) return;
    onHeaders(response, () => {
      const location = locationOf(response);
      const isMove = response.statusCode === 307 || response.statusCode === 308;
      if (isMove && location && location !== "/" && !/[?#]/.test(location))
        response.setHeader("location", `${location}?${question}`);
    });
  });
}
