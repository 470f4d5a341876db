/** Beginnings of a talk that an assistant offers to its person. */
import type { Phrase } from '@guanlan/platform/contract'
import { z } from 'zod'

export interface Prompt {
  name: string
  title: Phrase
  description: Phrase
  input: z.ZodObject
  /** What the assistant is to do, with the values put in. */
  text: Phrase
}

const Text = z.string().trim().min(1).max(200)

export const prompts: readonly Prompt[] = [
  {
    name: 'daily_brief',
    title: ['每日简报', '每日簡報', 'Brief of a day'],
    description: ['一天的舆情简报', '一天的輿情簡報', 'What happened on a day'],
    input: z.object({ day: Text.describe('2026-11-29') }),
    text: [
      '写 {{day}} 的舆情简报。先用 coverage 看采集是否完整，再用 overview、hot_words、incidents 取数字，用 search_articles 找最重要的五件事并逐件附文章地址。只写工具返回的内容；没有的就写没有。',
      '寫 {{day}} 的輿情簡報。先用 coverage 看採集是否完整，再用 overview、hot_words、incidents 取數字，用 search_articles 找最重要的五件事並逐件附文章網址。只寫工具傳回的內容；沒有的就寫沒有。',
      'Write a brief of {{day}}. See with coverage whether collection was whole, take figures by overview, hot_words and incidents, find the five matters of most weight by search_articles, each with the addresses of its articles. Write what the tools answer alone; where there is nothing, say so.',
    ],
  },
  {
    name: 'why_a_peak',
    title: ['为什么突然变多', '為什麼突然變多', 'Why a peak'],
    description: ['解释一个时段的高峰', '解釋一個時段的高峰', 'What a peak is made of'],
    input: z.object({ from: Text, to: Text }),
    text: [
      '解释 {{from}} 到 {{to}} 的篇数为什么变多。用 chart 的 volume 找到高峰，用 coverage 排除采集原因，用 media、hot_words 与 search_articles（foldStories）说明由哪些事件、媒体与词构成，各占多少篇。不写“因为”，只写同时发生了什么。',
      '解釋 {{from}} 到 {{to}} 的篇數為什麼變多。用 chart 的 volume 找到高峰，用 coverage 排除採集原因，用 media、hot_words 與 search_articles（foldStories）說明由哪些事件、媒體與詞構成，各占多少篇。不寫「因為」，只寫同時發生了什麼。',
      'Explain why there were more articles from {{from}} to {{to}}. Find the peak by chart (volume), rule collection out by coverage, and say by media, hot_words and search_articles (foldStories) of which stories, media and words it is made and how many articles each has. Say what happened together, never “because of”.',
    ],
  },
  {
    name: 'compare_brands',
    title: ['两个品牌的对比', '兩個品牌的對比', 'Two brands compared'],
    description: ['两个品牌近期的声量与评价', '兩個品牌近期的聲量與評價', 'Volume and tone of two brands'],
    input: z.object({ one: Text, other: Text }),
    text: [
      '对比 {{one}} 与 {{other}} 近 7 天：用 search_articles 的 query 分别查两个品牌，用 count 取两边的总数与负面数，列出各自最受关注的三件事与文章地址。数字标明来自哪个问题。',
      '對比 {{one}} 與 {{other}} 近 7 天：用 search_articles 的 query 分別查兩個品牌，用 count 取兩邊的總數與負面數，列出各自最受關注的三件事與文章網址。數字標明來自哪個問題。',
      'Compare {{one}} and {{other}} over the last 7 days: search each by search_articles (query), take totals and negatives by count, and name the three matters of most attention of each with the addresses of articles. Say of each number which question it answers.',
    ],
  },
]
