import "react";

// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
  // https://html.spec.whatwg.org/multipage/interactive-elements.html#attr-dialog-closedby
  interface DialogHTMLAttributes<T> {
    closedby?: "any";
  }
}
