// Europe's charsets of single bytes: every byte is a letter in each of them, so that only the words tell them apart.
import { describe, expect, test } from 'vitest'
import { decode } from './charset.ts'
import { plausibility } from './plausible.ts'
import { encode } from './testing/encode.ts'

/** Charset, another name of it, texts. Capitals with accents begin sentences and names, where other charsets have letters of other scripts. */
const sentences: readonly (readonly string[])[] = [
  [
    ...['windows-1252', 'iso-8859-1', 'Événement à l’été', 'École fermée', 'À Paris, l’été', 'Ça va à l’école'],
    ...['Élection présidentielle', 'Île-de-France: Évry', 'État d’urgence décrété', 'Être prêt dès l’aube'],
    'Le gouvernement a décidé mercredi d’élargir l’accès aux marchés. Étranglé par la récession, l’État prévoit un été difficile à l’École de Nîmes, où Éric Besançon enseigne.',
    ...['Año Nuevo en España', 'Él dijo que sí', '¿Qué pasó en Málaga?', 'Última hora: Ávila', 'Única opción de paz'],
    'El presidente anunció ayer medidas económicas. Él y Álvaro Núñez viajarán a Córdoba; según Óscar, la situación será difícil este año en España.',
    ...['Über den Wolken', 'Österreich wählt', 'Änderung im Gesetz', 'Größe der Straße', 'Müller grüßt München'],
    'Die Bundesregierung hat gestern beschlossen, die Förderung für kleine Unternehmen zu erhöhen. Österreich und Übersee sind ausgenommen, sagte Jürgen Groß. Ärzte begrüßten dies.',
    ...['São Paulo é grande', 'Ação e reação', 'Água para a população', 'É urgente a decisão', 'Índice de inflação'],
    'O governo anunciou ontem novas medidas de apoio às pequenas empresas. Órgãos públicos da União não serão afetados; É uma boa notícia para São João, disse Álvaro Conceição.',
    ...['Året börjar på måndag', 'Østlandet i år, sa Bjørn', 'È così la città, perché?'],
  ],
  [
    ...['windows-1250', 'windows-1250', 'Łódź i Śląsk', 'Żółta łódka', 'Świętokrzyskie góry', 'Źródło: rząd', 'Środa'],
    'Wczoraj rząd ogłosił nowe środki. Łódź, Śląsk i Żywiec wejdą w życie w październiku, powiedział Święcicki. Źródło: agencja.',
    ...['Říjen v Ústí nad Labem', 'Žižkov čeká na léto'],
    'Vláda včera vyhlásila nová opatření. Česko a Škoda čekají; Řím a Ústí jsou příští.',
  ],
  [
    ...['iso-8859-2', 'iso-8859-2', 'Łódź i Śląsk', 'Żółta łódka', 'Świętokrzyskie góry'],
    'Wczoraj rząd ogłosił nowe środki. Łódź, Śląsk i Żywiec wejdą w życie w październiku, powiedział Święcicki. Źródło: agencja.',
  ],
  [
    ...['windows-1254', 'iso-8859-9', 'İstanbul’da kış', 'Çağrı yapıldı', 'Şişli’de güneş', 'Öğretmenler günü'],
    'Hükümet dün yeni önlemleri açıkladı. İstanbul ve Çanakkale’de Şubat ayında uygulanacak; Özgür Ünal’ın dediğine göre Iğdır da öyle.',
  ],
  [
    ...[
      'windows-1251',
      'windows-1251',
      'Правительство РФ',
      'Москва, США и ЕС',
      'Ёлка в Кремле',
      'ПРАВИТЕЛЬСТВО ПРИНЯЛО',
    ],
    'Правительство приняло решение о поддержке бизнеса. Об этом сообщает ТАСС; Ёлкин и Щукин были в США.',
  ],
  ['koi8-r', 'koi8-r', 'Правительство РФ', 'Экономика растёт', 'Ёлкин и Щукин были в США, сообщает ТАСС.'],
  [
    ...['windows-1253', 'iso-8859-7', 'Έκτακτη είδηση', 'Ελλάδα και ΕΕ', 'Άνοιξη στην Αθήνα'],
    'Η κυβέρνηση ανακοίνωσε χθες νέα μέτρα. Όλοι οι Έλληνες και η Άννα θα ενημερωθούν αργότερα.',
  ],
  [
    ...['windows-1256', 'windows-1256', 'أعلنت الحكومة', 'القاهرة اليوم'],
    'أعلنت الحكومة أمس عن إجراءات جديدة لدعم الشركات الصغيرة، وقال المتحدث إن التفاصيل ستعلن لاحقا.',
  ],
]

const written = sentences.map(([charset = '', label = '', ...texts]) => ({ charset, label, texts }))

describe.each(written)('$charset, also called $label', ({ charset, label, texts }) => {
  test.each(texts)('%s', text => {
    const bytes = encode(text, charset)
    expect(decode(bytes).text).toBe(text)
    expect(decode(bytes, `text/html; charset=${charset}`).text).toBe(text)
    // The Greek standard has one capital where Windows has another.
    if (label !== 'iso-8859-7') expect(decode(bytes, `text/html; charset=${label}`).text).toBe(text)
    for (const wrong of ['utf-8', 'gb2312'])
      expect(decode(bytes, `text/html; charset=${wrong}`).text, `declared as ${wrong}`).toBe(text)
  })
})

test('inside a page whose head is ASCII', () => {
  for (const { charset, texts } of written) {
    const page = `<html><head>${'<link rel="x">'.repeat(500)}</head><h1>${texts[0]}</h1><p>${texts.at(-1)}`
    expect(decode(encode(page, charset)).text, charset).toBe(page)
  }
})

test('a declared charset in which the text reads well is kept, though another reads a little better', () => {
  // Icelandic and Turkish differ in six letters at the same places.
  const bytes = encode('Það er þýðing á íslensku', 'windows-1252')
  expect(decode(bytes, 'text/html; charset=iso-8859-1').text).toBe('Það er þýðing á íslensku')
})

test.each([
  ['Événement', 'ةvénement'],
  ['Étranglé', 'Йtranglй'],
  ['Über', 'άber'],
  ['décidé', 'dיcidי'],
  ['Ελλάδα', 'Ελλάäα'],
])('%s reads better than %s', (right, wrong) => expect(plausibility(right)).toBeGreaterThan(plausibility(wrong)))

test('a letter in the middle of a word before plain ones is not taken for the rest of a character', () => {
  expect(decode(encode('Środa', 'windows-1250')).text).toBe('Środa')
})
