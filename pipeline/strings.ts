import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { phrases } from '@guanlan/platform/contract'

/** Why an item is refused; named with its position and field. */
export const strings = phrases({
  notAnObject: ['不是一个对象', '不是一個物件', 'is not an object'],
  titleOrBody: ['标题和正文不能都为空', '標題和正文不能都為空', 'title and body cannot both be empty'],
  wrongType: ['字段类型不正确', '欄位類型不正確', 'the field has the wrong type'],
  tooLong: ['内容过长', '內容過長', 'the value is too long'],
  timeUnreadable: ['无法识别的发布时间', '無法識別的發佈時間', 'the time of publication cannot be read'],
  timeOutOfRange: [
    '发布时间早于 1990 年或晚于明天',
    '發佈時間早於 1990 年或晚於明天',
    'the time of publication is before 1990 or after tomorrow',
  ],
  numberOutOfRange: ['数值超出范围', '數值超出範圍', 'the number is out of range'],
  idRounded: [
    '编号超过 15 位，表格程序已丢失其末尾几位：请将该列设为“文本”格式后重新填入编号（JSON 请写在引号里）',
    '編號超過 15 位，試算表程式已遺失其末尾幾位：請將該欄設為「文字」格式後重新填入編號（JSON 請寫在引號裡）',
    'an id of more than 15 digits has lost its last ones: format the column as text and fill the ids in again (in JSON, between quotation marks)',
  ],
  notCounted: [
    '不是数字，已略去该数值，文章照常接收',
    '不是數字，已略去該數值，文章照常接收',
    'is no number: it was left out, and the article taken',
  ],
  mediaTypeUnknown: [
    `媒体类型须为以下之一：${mediaTypes.join('、')}`,
    `媒體類型須為以下之一：${mediaTypes.join('、')}`,
    `the type of the medium is one of: ${mediaTypes.join(', ')}`,
  ],
  fieldLeftOut: [
    '没有这个字段：略过其内容，文章仍已接收',
    '沒有這個欄位：略過其內容，文章仍已接收',
    'is no field of an article: it was left out, and the article taken',
  ],
  addressLeftOut: [
    '不是 http 或 https 网址，已略去，文章照常接收',
    '不是 http 或 https 網址，已略去，文章照常接收',
    'is no http or https address: it was left out, and the article taken',
  ],
  pageUnread: ['网页未能读取', '網頁未能讀取', 'the page could not be read'],
  addressUnreadable: ['不是可以访问的网址', '不是可以存取的網址', 'is no address that can be asked'],
  commentText: ['评论不能为空', '留言不能為空', 'a comment cannot be empty'],
  tooManyComments: [
    '一篇文章一次最多附 200 条评论',
    '一篇文章一次最多附 200 則留言',
    'an article brings at most 200 comments at once',
  ],
  tooManyReposts: [
    '一篇文章最多附 10 万条转发',
    '一篇文章最多附 10 萬則轉發',
    'an article brings at most 100,000 reposts',
  ],
  repostNotAnObject: [
    '不是一条转发，已略去，其余照常接收',
    '不是一則轉發，已略去，其餘照常接收',
    'is no repost: it was left out, and the others taken',
  ],
  repostId: [
    '不能作为转发的编号（500 字以内，数字不能丢失末位），已略去这一条',
    '不能作為轉發的編號（500 字以內，數字不能遺失末位），已略去這一則',
    'cannot be the id of a repost (500 characters, no rounded number): this one was left out',
  ],
  repostText: [
    '转发的作者须为 200 字以内、正文须为 10000 字以内的文字，已略去这一条',
    '轉發的作者須為 200 字以內、正文須為 10000 字以內的文字，已略去這一則',
    'an author of a repost is a text of at most 200 characters, its text one of at most 10,000: this one was left out',
  ],
  repostTime: [
    '转发的时间无法识别或超出范围，已略去这一条',
    '轉發的時間無法識別或超出範圍，已略去這一則',
    'the time of a repost cannot be read or is out of range: this one was left out',
  ],
  repostEmpty: [
    '转发既无编号，也无作者和正文，已略去这一条',
    '轉發既無編號，也無作者和正文，已略去這一則',
    'a repost without id, author and text was left out',
  ],
  repostTwice: [
    '这条转发在列表里出现过，以先出现的为准',
    '這則轉發在列表裡出現過，以先出現的為準',
    'this repost is in the list already: the first counts',
  ],
  repostOfItself: [
    '转发不能以自己为上级，已按来源不明接收',
    '轉發不能以自己為上級，已按來源不明接收',
    'a repost cannot come from itself: it was taken as one whose source is not known',
  ],
  moreReposts: ['还有这么多条转发有问题', '還有這麼多則轉發有問題', 'so many more reposts have something wrong'],
  notJson: ['不是有效的 JSON', '不是有效的 JSON', 'is not valid JSON'],
  tooManyItems: ['一次最多提交 {{limit}} 篇', '一次最多提交 {{limit}} 篇', 'At most {{limit}} articles at once'],
  notUtf8: ['不是有效的 UTF-8 文本', '不是有效的 UTF-8 文字', 'is not valid UTF-8 text'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    pipeline: typeof strings
  }
}
