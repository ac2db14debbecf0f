// The head of a table of figures: the first column at the start, figures at the end.

export type TableHeadProps = { columns: readonly string[] }

export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead className="text-text3">
      <tr>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className="px-1 py-1 text-end font-normal first:ps-0 first:text-start last:pe-0"
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
