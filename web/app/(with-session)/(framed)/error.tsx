"use client";

export { UnexpectedError as default } from "#sections/error-screen/unexpected-error.tsx";
