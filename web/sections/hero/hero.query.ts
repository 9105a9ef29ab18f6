import { defineQuery } from "groq";

export const heroQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].hero{
  headlineFirst,
  headlineSecond,
  callToAction
}`);
