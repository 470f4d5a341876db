/** Texts that break out of what is written badly, for properties of files and for files that other programs open. */
import fc from 'fast-check'

const fragments = [
  ...[
    '"',
    "'",
    '<',
    '>',
    '&',
    '"""',
    ']]>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?xml?>',
    '</t>',
    '<x a="b"/>',
    '&#0;',
    '&amp;',
    '&lt;',
    '&bogus;',
  ],
  ...[
    '_',
    '_x',
    '_x000D_',
    '_x0041_',
    '_x005F_',
    '_x0041',
    'x0041_',
    '\r',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\u00a0',
    '\u2028',
    '\u0085',
  ],
  ...['\u0000', '\u0007', '\u001f', '\ud800', '\udc00', '\ufffe', '\uffff', '\u202e', '\u200d', '\ufeff'],
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=1",
    '＝1',
    '甲',
    '乙丙',
    '😀',
    '👨‍👩‍👧',
    'مرحبا',
    'a',
    'Ⅷ',
    'İ',
    'ß',
    '[',
    ']',
    ':',
    '*',
    '?',
    '/',
    '\\',
    'History',
  ],
]

/** Up to twelve pieces, now and then with signs of any kind between them. */
export const hostileTexts = (): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...fragments) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
      ),
      { maxLength: 12 },
    )
    .map(pieces => pieces.join(''))

/** What a person may have meant as a title, and what nobody did. */
export const hostileTitles = [
  '"',
  '"\'"\'"',
  ']]>',
  '<!-- "a" & \'b\' -->',
  '&#0;&amp;_x0041_',
  '😀👨‍👩‍👧',
  'تقرير "الأسبوع" <عام>',
  '\ud800=1+1\u0007\ufffe',
  '周报："召回" & <车门>',
]
