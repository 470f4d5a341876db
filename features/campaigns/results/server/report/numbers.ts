/** Numbers of a campaign as blocks of its report: in sentences, and against its targets. */
import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import {
  type BlockRequest,
  type RecordBlock,
  type Sentence,
  tableBlock,
  textBlock,
} from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import type { FigureKey, TargetProgress } from '../../contract.ts'
import { figuresAtEnd } from '../at-end/stored.ts'
import { overviewOfCampaign } from '../figures.ts'
import { detailOfCampaign } from '../targets.ts'
import { grouped, sayIn, shortly, tabOf } from './say.ts'

export async function summaryBlock(scope: Scope, { subjectId: id, zone }: BlockRequest): Promise<RecordBlock> {
  const { t } = sayIn(scope.locale, zone)
  const figures = (await figuresAtEnd(scope, id)) ?? (await overviewOfCampaign(scope, { id })).figures
  const figure = (key: FigureKey) => figures.find(each => each.key === key)
  const value = (key: FigureKey): string => grouped(figure(key)?.value ?? 0)
  const isKnown = (key: FigureKey): boolean => figure(key)?.value != null
  const sentences: Sentence[] = [
    {
      text: t('sayArticles', { articles: value('articles'), stories: value('stories'), media: value('media') }),
      opens: tabOf(id),
    },
    {
      text: t('sayKinds', {
        full: value('fullCopies'),
        shortened: value('shortened'),
        quoted: value('quoted'),
        own: value('ownPieces'),
      }),
      opens: tabOf(id, 'pieces'),
    },
    {
      text: t('sayTone', {
        positive: value('positive'),
        neutral: value('neutral'),
        negative: value('negative'),
        net: value('netSentiment'),
      }),
      opens: tabOf(id),
    },
    // Of readers nobody told of, nothing is written.
    ...(isKnown('reads') || isKnown('reach')
      ? [
          {
            text: t('sayReach', {
              reads: value('reads'),
              known: figure('reads')?.coverage?.known ?? 0,
              reach: value('reach'),
            }),
            opens: tabOf(id),
          },
        ]
      : []),
    ...((figure('invited')?.value ?? 0) > 0
      ? [
          {
            text: t('sayMedia', { invited: value('invited'), came: value('came'), published: value('published') }),
            opens: tabOf(id, 'media'),
          },
        ]
      : []),
  ]
  return textBlock(sentences, scope.locale)
}

export async function goalsBlock(
  scope: Scope,
  { subjectId: id, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const { t, at } = sayIn(scope.locale, zone)
  const { campaign, targets } = await detailOfCampaign(scope, { id })
  const nameOf = nameOfTarget(scope, zone, campaign)
  return tableBlock(
    title,
    [t('columnTarget'), t('columnGoal'), t('columnResult'), t('columnState'), t('columnDue')],
    targets.map(({ target, value, state, due, neededADay }) => {
      const unit = target.measure === 'messageShare' ? '%' : ''
      const begins = state === 'planned' ? ` · ${t('targetBegins', { day: at(campaign.startTime).slice(0, 10) })}` : ''
      const needed = neededADay === null ? '' : ` · ${t('neededADay', { count: Math.ceil(neededADay) })}`
      return {
        cells: [
          nameOf(target),
          `${target.number}${unit}`,
          value === null ? t('notKnown') : `${shortly(value)}${unit}`,
          `${t(`target_${state}`)}${begins}${needed}`,
          at(due),
        ],
        opens: tabOf(id),
      }
    }),
    scope.locale,
  )
}

const nameOfTarget =
  ({ locale }: Scope, zone: string, { messages }: Pick<Campaign, 'messages'>) =>
  ({ measure, level, message }: TargetProgress['target']): string => {
    const { t, article, campaign } = sayIn(locale, zone)
    if (measure === 'levelPieces' && level) return t('targetOfLevel', { level: article(level) })
    if (measure === 'messageShare' && message !== null)
      return t('targetOfMessage', { message: messages[message - 1]?.text ?? message })
    return campaign(`measure_${measure}`)
  }
