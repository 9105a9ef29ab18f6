type Proverb = { text: string; reference: string };

/** After each press of the 8-ball: shakes it, and puts another proverb in the place of those that came with the page. */
export function freshenAnswers(ball: HTMLElement): void {
  const answers = ball.nextElementSibling;
  ball.addEventListener("click", async () => {
    shake(ball.firstElementChild);
    const proverb = await fetchProverb();
    // The one that comes next.
    const next = answers?.querySelector("[data-selected]+figure") ?? answers?.querySelector("figure");
    const [text, reference] = next?.children ?? [];
    if (!proverb || !text || !reference) return;
    text.textContent = proverb.text;
    reference.textContent = proverb.reference;
  });
}

/** Begins the animation anew: the browser takes note of both changes. */
function shake(sphere: Element | null) {
  sphere?.removeAttribute("data-shaken");
  sphere?.getBoundingClientRect();
  sphere?.setAttribute("data-shaken", "");
}

async function fetchProverb(): Promise<Proverb | undefined> {
  try {
    const response = await fetch("/api/proverb", { headers: { Accept: "application/json" } });
    if (!response.ok) throw new Error(`The proverb's address answered ${response.status}`);
    return await response.json();
  } catch (error) {
    console.warn("No other proverb:", error);
  }
}
