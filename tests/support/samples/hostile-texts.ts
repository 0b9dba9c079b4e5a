/** Texts that break careless software; each must round-trip unchanged. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'ten thousand characters': 'Wandfläche? कमरा '.repeat(600).slice(0, 10_000),
  emoji: '🏡✨ 👩🏽‍🎨 🇮🇳 👨‍👩‍👧‍👦',
  'right-to-left text': 'مرحبا \u202Eevil\u202C שלום \u2067x\u2069',
  HTML: '</textarea><script>alert(1)</script><img src=x onerror=alert(1)> &amp; &lt;b&gt; "quoted" \'single\'',
  'header tricks': 'Asha\r\nBcc: victim@example.com\r\nContent-Type: text/html\r\n\r\n<b>hello</b>\r\n.\r\nQUIT',
  'line ends of all kinds': 'a\r\nb\nc\rd\u2028e\u0085f\n\n\n  trailing spaces   \n',
  'terminal commands': '\u001b[2J\u001b]0;owned\u0007 \u009b31m \b\b',
  'combining and unusual': 'e\u0301 \u00e9 \uFEFF \u200B \u{1F469}\u200D\u{1F4BB} Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A',
  'formulas and SQL': `=cmd|'/C calc'!A0 '; drop table inquiries; -- %s %n \${7*7} {{7*7}} \\u0000 \\`,
};
