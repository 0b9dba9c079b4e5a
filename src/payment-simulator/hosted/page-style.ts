/** Served as a file, because the page's policy allows no inline style. */
export const PAGE_STYLE = `:root { color-scheme: light; --ink: #1d2433; --soft: #5a6478; --line: #d9dee8; --tint: #f4f6fa; --brand: #2f3ea8; --good: #116b43; --bad: #9c2b22; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--tint); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
.notice { margin: 0; padding: .625rem 1rem; background: #fff2cc; color: #5c4300; text-align: center; font-weight: 600; border-bottom: 1px solid #e8d48f; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin-top: 1rem; }
h1 { margin: 0; font-size: 1.125rem; font-weight: 600; color: var(--soft); }
h2 { margin: 0 0 .75rem; font-size: 1rem; }
.amount { margin: .125rem 0 .75rem; font-size: 2.25rem; line-height: 1.2; font-weight: 700; letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; color: var(--soft); }
dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
.outcomes { display: grid; gap: .625rem; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .625rem 1rem; border-radius: 10px; border: 1px solid #b6bfd0; background: #fff; color: var(--ink); cursor: pointer; text-align: center; }
button:hover { background: var(--tint); }
button.good { background: var(--good); border-color: var(--good); color: #fff; grid-column: 1 / -1; }
button.good:hover { background: #0d5435; }
button.plain { background: var(--brand); border-color: var(--brand); color: #fff; width: 100%; }
button.plain:hover { background: #242f85; }
button.bad { color: var(--bad); border-color: #dcaaa5; }
:focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }
details { margin-top: 1rem; background: #fff; border: 1px solid var(--line); border-radius: 14px; }
summary { padding: 1rem 1.25rem; font-weight: 600; cursor: pointer; }
details form { padding: 0 1.25rem 1.25rem; display: grid; gap: .875rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
label small { font-weight: 400; color: var(--soft); }
input { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #8b95a9; border-radius: 8px; width: 100%; }
.pair { display: grid; gap: .875rem; grid-template-columns: 1fr 1fr; }
.problem { margin: 1rem 0 0; padding: .75rem 1rem; border-radius: 10px; background: #fdecea; color: var(--bad); font-weight: 600; }
.hint { margin: .75rem 0 0; color: var(--soft); font-size: .9375rem; }
a { color: var(--brand); font-weight: 600; }
`;
