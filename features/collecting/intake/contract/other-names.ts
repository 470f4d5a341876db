/** Names by which other interfaces call the fields of an article: they are understood where articles are handed in. */

/** Of each field the spellings besides its own; capitals, `_` and `-` count for nothing. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  sourceId: ['id', 'articleId', 'newsId', 'docId', 'guid'],
  url: ['link', 'href', 'articleUrl', 'newsUrl', 'pageUrl', 'sourceUrl', 'originalUrl'],
  title: ['headline', 'subject', 'articleTitle', 'newsTitle'],
  body: ['content', 'text', 'fullText', 'articleContent', 'contentText', 'articleBody'],
  mediaType: ['sourceType'],
  media: ['mediaName', 'sourceName', 'siteName', 'platformName', 'source', 'site'],
  author: ['authorName', 'nickname', 'byline', 'writer', 'creator'],
  publishedAt: [
    'publishTime',
    'publishDate',
    'publishAt',
    'published',
    'publishedTime',
    'publishedDate',
    'pubDate',
    'pubTime',
    'postTime',
    'releaseTime',
    'date',
    'time',
  ],
  reads: ['readCount', 'readNum', 'views', 'viewCount', 'viewNum'],
  likes: ['likeCount', 'likeNum', 'praiseCount', 'praiseNum'],
  shares: ['shareCount', 'shareNum', 'repostCount', 'forwardCount'],
  comments: ['commentCount', 'commentNum', 'replyCount'],
}
