/** Contacts: a feature that exists for the tests of the kit alone, with the shapes that every feature uses. */
import {
  Changed,
  chosenOf,
  contract,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
  phrases,
  Version,
  viewing,
} from '@guanlan/platform/contract'
import { z } from 'zod'

export const ContactDraft = z.object({
  name: z.string().trim().min(1, 'contacts.nameLength').max(50, 'contacts.nameLength'),
  mail: z.union([z.literal(''), z.email('contacts.mailWrong')], 'contacts.mailWrong'),
  note: z.string().max(500),
  calls: z.number('contacts.number').int('contacts.number').min(0, 'contacts.number').nullable(),
  active: z.boolean(),
  importance: z.enum(['high', 'normal']),
  tags: z.array(z.string().max(20)).max(3, 'contacts.tooManyTags'),
  channel: z.string().nullable(),
  memberId: z.number().int().nullable(),
  watchers: z.array(z.number().int()),
  region: z.string().nullable(),
  area: z.string().nullable(),
  since: z.iso.date().nullable(),
  period: z
    .object({ from: Moment, to: Moment })
    .refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'contacts.period')
    .nullable(),
  hours: z.array(z.string().regex(/^[01]{24}$/)).length(7),
  colour: z.string(),
  order: z.array(z.number().int()),
  files: z.array(z.object({ id: z.number().int(), name: z.string(), size: z.number() })),
})
export type ContactDraft = z.infer<typeof ContactDraft>
export const Contact = ContactDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Contact = z.infer<typeof Contact>

export const ContactQuestion = z.object({
  like: z.string().max(100).default(''),
  sort: z.enum(['name', 'mail', 'updatedAt']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type ContactQuestion = z.infer<typeof ContactQuestion>

const path = '/inews/contact'
export const contacts = contract({
  refresh: {
    method: 'POST',
    path: '/session/refresh',
    access: 'public',
    envelope: 'bare',
    summary: 'A token for the tests',
    reply: z.object({ access_token: z.string(), expires_in: z.number() }),
  },
  list: {
    method: 'GET',
    path,
    access: 'public',
    summary: 'Contacts by key',
    query: ContactQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Contact),
  },
  get: {
    method: 'GET',
    path: `${path}/{id}`,
    access: 'public',
    summary: 'One contact',
    params: z.object({ id: Id }),
    reply: Contact,
  },
  create: { method: 'POST', path, access: 'public', summary: 'Add', body: ContactDraft, reply: Contact },
  update: {
    method: 'PUT',
    path,
    access: 'public',
    summary: 'Change',
    body: ContactDraft.extend({ id: Id, version: Version }),
    reply: Contact,
  },
  remove: {
    method: 'POST',
    path: `${path}/remove`,
    access: 'public',
    summary: 'Remove chosen contacts',
    body: chosenOf(ContactQuestion),
    reply: Changed,
  },
  undo: {
    method: 'POST',
    path: '/inews/operation/{id}/undo',
    access: 'public',
    summary: 'Take an act back',
    params: z.object({ id: Id }),
    reply: Changed.extend({ operation: z.number().int() }),
  },
  views: viewing.list,
  saveView: viewing.save,
  changeView: viewing.change,
  removeView: viewing.remove,
  arrange: viewing.arrange,
})

export const contactStrings = phrases({
  contacts: ['联系人', '聯絡人', 'Contacts'],
  contact: ['联系人', '聯絡人', 'Contact'],
  nameLength: ['姓名为 1 到 50 个字符', '姓名為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  mailWrong: ['邮箱地址不正确', '郵箱地址不正確', 'This is not a mail address'],
  number: ['应为整数', '應為整數', 'This must be a whole number'],
  period: ['结束应晚于开始', '結束應晚於開始', 'The end is after the start'],
  tooManyTags: ['标签至多 {{maximum}} 个', '標籤至多 {{maximum}} 個', 'At most {{maximum}} tags'],
  taken: ['“{{mail}}”已属于另一位联系人', '「{{mail}}」已屬於另一位聯絡人', '"{{mail}}" belongs to another contact'],
  find: ['查找姓名或邮箱', '尋找姓名或郵箱', 'Find a name or mail'],
  name: ['姓名', '姓名', 'Name'],
  mail: ['邮箱', '郵箱', 'Mail'],
  note: ['备注', '備註', 'Note'],
  calls: ['通话次数', '通話次數', 'Calls'],
  active: ['启用', '啟用', 'In use'],
  importance: ['重要程度', '重要程度', 'Importance'],
  high: ['重点', '重點', 'High'],
  normal: ['一般', '一般', 'Normal'],
  tags: ['标签', '標籤', 'Tags'],
  channel: ['渠道', '管道', 'Channel'],
  member: ['负责人', '負責人', 'Owner'],
  watchers: ['关注人', '關注人', 'Watchers'],
  region: ['地区', '地區', 'Region'],
  area: ['辖区', '轄區', 'Area'],
  since: ['入职日期', '到職日期', 'Since'],
  when: ['有效期', '有效期', 'Valid'],
  hours: ['接收时段', '接收時段', 'Hours'],
  colour: ['颜色', '顏色', 'Colour'],
  order: ['栏目顺序', '欄目順序', 'Sections'],
  files: ['附件', '附件', 'Files'],
  updated: ['修改', '修改', 'Changed'],
  add: ['新建联系人', '新增聯絡人', 'New contact'],
  removed: ['已删除 {{count}} 位联系人', '已刪除 {{count}} 位聯絡人', '{{count}} contacts removed'],
  remove: ['删除', '刪除', 'Delete'],
  none: ['还没有联系人', '還沒有聯絡人', 'No contacts yet'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    contacts: typeof contactStrings
  }
}
