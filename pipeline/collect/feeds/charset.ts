/** Bytes of a feed as text. */
import chardet from 'chardet'
import iconv from 'iconv-lite'

/** UTF-8 when the bytes are; else what the server or the document declares; else what the bytes look like. */
export function decode(body: Buffer, contentType = ''): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    const declared =
      /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
      /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(body.toString('latin1', 0, 200))?.[1]
    const usable = declared && iconv.encodingExists(declared) && !/^utf-?8$/i.test(declared)
    const charset = usable ? declared : looksLike(body)
    return iconv.decode(body, iconv.encodingExists(charset) ? whole(charset) : 'utf-8')
  }
}

/** Short Chinese texts are often taken for Western European; hardly any text of that reads as GB18030 without a mistake. */
function looksLike(body: Buffer): string {
  const charset = chardet.detect(body) ?? 'utf-8'
  if (!/^(ISO-8859|windows-125)/i.test(charset)) return charset
  try {
    new TextDecoder('gb18030', { fatal: true }).decode(body)
    return 'gb18030'
  } catch {
    return charset
  }
}

/** Pages that declare GB2312 or GBK use characters of GB18030, which contains both. */
const whole = (charset: string): string => (/^(gb_?2312.*|gbk|x-gbk|cp936)$/i.test(charset) ? 'gb18030' : charset)
