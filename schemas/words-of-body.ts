/** All words of `body`, a Portable Text, those in its tables after the others: `"text": ${wordsOfBody}`. */
export const wordsOfBody = `select(
      count(body[_type == "table"]) > 0 => pt::text(body) + " " + pt::text(body[].rows[].cells[].value[]),
      pt::text(body)
    )`;
