import type { PortableTextProps } from "@portabletext/react";
import type { ReactNode } from "react";
import styles from "./text-table.module.css";

type Words = PortableTextProps["value"];
type Cell = { _key?: string; value?: Words | null };
type Row = { _key?: string; cells?: Cell[] | null };

type TextTableProps = {
  source: { headerRows?: number | null; rows?: Row[] | null; caption?: Words };
  renderWords: (words: Words) => ReactNode;
};

/** A table among words. Where it is wider than its place it is moved sideways, by the keyboard too. */
export function TextTable({ source, renderWords }: TextTableProps) {
  const rows = source.rows ?? [];
  if (!rows.some(({ cells }) => cells?.length)) return null;
  const heads = rows.slice(0, source.headerRows ?? 0);
  const renderRow = ({ _key, cells }: Row, isHead: boolean) => (
    <tr key={_key}>
      {(cells ?? []).map((cell) =>
        isHead ? (
          <th key={cell._key} scope="col" dir="auto">
            {renderWords(cell.value ?? [])}
          </th>
        ) : (
          <td key={cell._key} dir="auto">
            {renderWords(cell.value ?? [])}
          </td>
        ),
      )}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard.
    <div className={styles.place} tabIndex={0}>
      <table className={styles.table}>
        {source.caption ? <caption>{renderWords(source.caption)}</caption> : null}
        {heads.length > 0 ? <thead>{heads.map((row) => renderRow(row, true))}</thead> : null}
        <tbody>{rows.slice(heads.length).map((row) => renderRow(row, false))}</tbody>
      </table>
    </div>
  );
}
