/** What a field is called in a sentence. Calls name their fields in code; people read words. */
import { type Locale, type Phrases, phrases, say } from './phrases.ts'

/** Of fields that many calls have; a feature names its own as `field_NAME` among its words. */
const common = phrases({
  field_id: ['编号', '編號', 'number'],
  field_ids: ['编号', '編號', 'numbers'],
  field_idList: ['编号', '編號', 'numbers'],
  field_all: ['全部', '全部', 'all'],
  field_allOf: ['全部选择的条件', '全部選擇的條件', 'question of all that is chosen'],
  field_but: ['不选的编号', '不選的編號', 'numbers left out'],
  field_chosen: ['选择', '選擇', 'choice'],
  field_version: ['版本', '版本', 'version'],
  field_page: ['页码', '頁碼', 'page'],
  field_pageSize: ['每页条数', '每頁筆數', 'page size'],
  field_after: ['翻页位置', '翻頁位置', 'place in the list'],
  field_sort: ['排序', '排序', 'order by'],
  field_order: ['升降序', '升降序', 'direction'],
  field_columns: ['导出的列', '匯出的欄', 'columns'],
  field_like: ['查找内容', '尋找內容', 'text to find'],
  field_token: ['链接', '連結', 'link'],
  field_password: ['密码', '密碼', 'password'],
  field_days: ['天数', '天數', 'days'],
  field_expiresAt: ['有效期', '有效期', 'validity'],
})

/** The field's own code where nobody gave it a name. @param field with where it stands: `clocks.acknowledge`, `tasks.0.title` */
export function nameOfField(field: string, words: Phrases | undefined, locale: Locale): string {
  const last = field.split('.').findLast(part => !/^\d*$/.test(part))
  const named: Phrases = common
  const phrase = last === undefined ? undefined : (words?.[`field_${last}`] ?? named[`field_${last}`])
  return phrase ? say(phrase, locale) : field
}
