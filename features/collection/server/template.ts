/** An example of an import file; the byte order mark lets spreadsheet programs read the Chinese. */
export const template = `\uFEFF${[
  'sourceId,url,title,body,mediaType,media,author,publishedAt,reads,likes,shares,comments,sentiment',
  'a-1,https://news.example.com/1,示例标题,示例正文,web,示例新闻网,记者甲,2026-11-02 08:30,1200,30,12,8,0',
].join('\r\n')}\r\n`
