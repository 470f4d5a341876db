import { commonWords, phrases, pick } from '@guanlan/platform/contract'

/** Words of a report that is made of an answer. */
export const reportStrings = phrases({
  ...pick(commonWords, 'medium'),
  template: ['助手的回答', '助手的回答', 'Answer of the assistant'],
  answer: ['要点', '要點', 'Points'],
  sources: ['出处', '出處', 'Sources'],
  quoted: ['“{{text}}”（{{media}}，{{at}}）', '「{{text}}」（{{media}}，{{at}}）', '“{{text}}” ({{media}}, {{at}})'],
  carried: ['{{text}}（{{media}}，{{at}}）', '{{text}}（{{media}}，{{at}}）', '{{text}} ({{media}}, {{at}})'],
  wording: ['{{text}}（文案，未核对）', '{{text}}（文案，未核對）', '{{text}} (wording, not checked)'],
  number: ['序号', '序號', 'No.'],
  articleTitle: ['标题', '標題', 'Title'],
  publishedAt: ['发布时间', '發布時間', 'Time of publication'],
})
