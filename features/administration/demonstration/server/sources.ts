/** What the demonstration's first organisation collects. All invented; the names are those of the newsroom (pipeline/collect/newsroom/cast.ts). */
import type { InventedSource } from '@guanlan/features/collecting/sources/server'

const address = (path: string) => `https://demo.guanlan.example/feeds/${path}.xml`
const minute = 60

export const inventedSources: readonly InventedSource[] = [
  { name: '北汀都市报', mediaType: 'press', folder: '报刊', perDay: 46, paceSeconds: 10 * minute },
  { name: '江澈晨刊', mediaType: 'press', folder: '报刊', perDay: 31, paceSeconds: 15 * minute },
  {
    name: '雁城日报',
    mediaType: 'press',
    folder: '报刊',
    perDay: 22,
    paceSeconds: 20 * minute,
    fault: 'silent' as const,
  },
  { name: '青麓经济报', mediaType: 'press', folder: '报刊', perDay: 18, paceSeconds: 20 * minute },
  { name: '新岸财经', mediaType: 'web', folder: '财经', perDay: 88, paceSeconds: 5 * minute },
  { name: '车渡网', mediaType: 'web', folder: '汽车', perDay: 120, paceSeconds: 3 * minute },
  { name: '车渡网 · 新能源', mediaType: 'web', folder: '汽车', perDay: 64, paceSeconds: 5 * minute },
  { name: '岸上论坛', mediaType: 'bbs', folder: '汽车', perDay: 210, paceSeconds: 2 * minute },
  {
    name: '车友社区',
    mediaType: 'bbs',
    folder: '汽车',
    perDay: 140,
    paceSeconds: 3 * minute,
    fault: 'limited' as const,
  },
  { name: '质量监督公告', mediaType: 'web', folder: '监管', perDay: 4, paceSeconds: 60 * minute },
  {
    name: '召回信息栏',
    mediaType: 'web',
    folder: '监管',
    perDay: 2,
    paceSeconds: 60 * minute,
    fault: 'failed' as const,
  },
  {
    name: '旧版新闻中心',
    mediaType: 'web',
    folder: '监管',
    perDay: 3,
    paceSeconds: 60 * minute,
    fault: 'gone' as const,
  },
].map((source, at) => ({ ...source, url: address(`source-${at + 1}`) }) as InventedSource)
