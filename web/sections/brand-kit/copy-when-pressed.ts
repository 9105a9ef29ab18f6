const confirmationMs = 2500;

/** Lets a button of the brand kit copy its text, and say so for a moment, on itself and aloud. */
export function copyWhenPressed(button: HTMLElement): void {
  button.addEventListener("click", () => copy(button));
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = "", name, idle = "", copied = "", refused = "" } = button.dataset;
  const [onButton, aloud] = [button.lastElementChild, button.nextElementSibling];
  if (!onButton || !aloud) return;
  const say = (word: string) => {
    onButton.textContent = word || idle;
    aloud.textContent = word && `${word}: ${name}`;
  };
  const isCopied = await navigator.clipboard.writeText(text).then(() => true, tellOfRefusal);
  say(isCopied ? copied : refused);
  const said = aloud.firstChild;
  // Unless it has been pressed again meanwhile.
  setTimeout(() => aloud.firstChild === said && say(""), confirmationMs);
}

function tellOfRefusal(error: unknown): false {
  console.warn("The clipboard is closed to this page:", error);
  return false;
}
