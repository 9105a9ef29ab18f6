/** The text of the small script in every page, which next.config.ts has built; `</script>` does not occur in it. */
export const pageScript = process.env.PAGE_SCRIPT ?? "";
