/** How each number is counted; the overview alone loads it. */
import { phrases } from '@guanlan/platform/contract'

export const howStrings = phrases({
  how_articles: [
    '归入活动且在列表中的文章：由规则、稿件匹配或人工归入；人工移出的不算。转载逐篇计。',
    '歸入活動且在列表中的文章：由規則、稿件配對或人工歸入；人工移出的不算。轉載逐篇計。',
    'Articles of the campaign that stand in lists: by its rule, by a match or by hand; what a person took out does not count. Copies count one by one.',
  ],
  how_stories: ['内容相同的文章算一组。', '內容相同的文章算一組。', 'Articles that say the same are one story.'],
  how_media: [
    '发布过活动文章的不同媒体。',
    '發布過活動文章的不同媒體。',
    'Different media with an article of the campaign.',
  ],
  how_fullCopies: [
    '已确认、发稿的九成以上文字出现在其中的稿件。',
    '已確認、發稿的九成以上文字出現在其中的稿件。',
    'Confirmed pieces in which nine tenths of a release stand.',
  ],
  how_shortened: [
    '已确认、自身八成以上文字来自发稿的稿件。',
    '已確認、自身八成以上文字來自發稿的稿件。',
    'Confirmed pieces of which eight tenths stand in a release.',
  ],
  how_quoted: [
    '已确认、在自己的文章里逐字引用 60 字以上的稿件。',
    '已確認、在自己的文章裡逐字引用 60 字以上的稿件。',
    'Confirmed pieces that quote 60 characters or more in a text of their own.',
  ],
  how_ownPieces: [
    '已确认、写活动但没有用发稿文字的稿件。',
    '已確認、寫活動但沒有用發稿文字的稿件。',
    'Confirmed pieces about it without our text.',
  ],
  how_originals: [
    '自采与引用之和：文字是媒体自己的。',
    '自採與引用之和：文字是媒體自己的。',
    'Own pieces and quoting ones: the text is the medium’s own.',
  ],
  how_offline: [
    '登记的报纸、广播、电视稿件；不在文章列表里，也不计入文章数。',
    '登記的報紙、廣播、電視稿件；不在文章列表裡，也不計入文章數。',
    'Pieces of print, radio and television that were written down; they stand in no list of articles and are no part of their number.',
  ],
  how_interactions: [
    '点赞、转发、评论之和，按最近一次采集。',
    '按讚、轉發、留言之和，按最近一次採集。',
    'Likes, shares and comments as they were collected last.',
  ],
  how_reads: [
    '只加总网站公布阅读数的文章。',
    '只加總網站公布閱讀數的文章。',
    'Reads of those articles alone whose site tells them.',
  ],
  how_reach: [
    '网站没有公布阅读数的文章按粉丝、发行量或媒体级别估算；同一媒体的同一报道只算一次；不与已知阅读相加。',
    '網站沒有公布閱讀數的文章按粉絲、發行量或媒體級別估算；同一媒體的同一報道只算一次；不與已知閱讀相加。',
    'Estimated by followers, circulation or level where the site tells no reads; one story of one medium once; never added to known reads.',
  ],
  how_positive: ['判为正面的文章。', '判為正面的文章。', 'Articles judged positive.'],
  how_neutral: ['判为中性的文章。', '判為中性的文章。', 'Articles judged neutral.'],
  how_negative: ['判为负面的文章。', '判為負面的文章。', 'Articles judged negative.'],
  how_negativeShare: ['负面文章除以全部文章。', '負面文章除以全部文章。', 'Negative articles of all.'],
  how_netSentiment: [
    '正面占比减负面占比，单位为点，−100 至 100。',
    '正面佔比減負面佔比，單位為點，−100 至 100。',
    'Share of positive less share of negative articles, in points from −100 to 100.',
  ],
  how_invited: [
    '记为已邀请的媒体，包括之后接受、谢绝或到场的。',
    '記為已邀請的媒體，包括之後接受、婉拒或到場的。',
    'Media that were invited, whatever they said or did afterwards.',
  ],
  how_came: [
    '到场的媒体，包括之后发布的。',
    '到場的媒體，包括之後發布的。',
    'Media that came, those that published among them.',
  ],
  how_published: ['有已确认稿件的媒体。', '有已確認稿件的媒體。', 'Media of which a piece is confirmed.'],
  how_costAPiece: [
    '费用除以已确认的稿件与线下稿件之和。费用为预算各项之和；没有预算时为各媒体费用之和。',
    '費用除以已確認的稿件與線下稿件之和。費用為預算各項之和；沒有預算時為各媒體費用之和。',
    'Cost over confirmed pieces and those of print, radio and television. Cost is the sum of the budget by item; without a budget that of all media.',
  ],
  how_costAThousand: [
    '同一费用除以触达估算，再乘一千；已知阅读不加入。',
    '同一費用除以觸達估算，再乘一千；已知閱讀不加入。',
    'The same cost over the estimated reach, times a thousand; known reads are not added.',
  ],
  how_messages: [
    '含有要点的词或符合要点规则的文章，占活动全部文章；自采中的比例另列，因为转载会带上一切。',
    '含有要點的詞或符合要點規則的文章，佔活動全部文章；自採中的比例另列，因為轉載會帶上一切。',
    'Articles with the words of a message, or that its rule wants, of all of the campaign; among own pieces beside it, since copies carry everything.',
  ],
})
