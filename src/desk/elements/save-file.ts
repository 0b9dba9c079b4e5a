/** Starts with a byte order mark, so that spreadsheets read UTF-8. */
export const saveCsv = (csv: string, name: string): void =>
  save(`\uFEFF${csv.replace(/^\uFEFF/, '')}`, name, 'text/csv');

export const saveJson = (json: string, name: string): void => save(json, name, 'application/json');

function save(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
