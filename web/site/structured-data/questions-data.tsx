import { StructuredData } from "./structured-data.tsx";

type Question = { question?: string | null; answer?: string | null };

/** Questions and answers of a page, for search engines. */
export function QuestionsData({ questions }: { questions: readonly Question[] | null | undefined }) {
  const answered = questions?.filter(({ question, answer }) => question && answer);
  if (!answered?.length) return null;
  return (
    <StructuredData
      data={{
        "@type": "FAQPage",
        mainEntity: answered.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      }}
    />
  );
}
