import { defineQuery } from "groq";

export const freeCallQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].freeCall{
  heading,
  text,
  callToAction
}`);
