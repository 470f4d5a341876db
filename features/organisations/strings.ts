import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  nameLength: ['名称长度为 2 到 50 个字符', '名稱長度為 2 到 50 個字元', 'A name has 2 to 50 characters'],
  timeZone: ['没有这个时区', '沒有這個時區', 'There is no such time zone'],
  missing: ['机构不存在', '機構不存在', 'There is no such organisation'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    organisations: typeof strings
  }
}
