import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { computedOf } from '@guanlan/features/charts/charts/contract'
import { ComputedTable } from '@guanlan/features/charts/charts/web'
import { Stack, useFormat, useWords } from '@guanlan/platform/web'
import type { Latent } from '../../contract/latent.ts'
import { type LatentPart, latentScoreOf, latentWeights } from '../../contract/latent-score.ts'
import { strings } from '../../strings.ts'
import styles from './latent.module.css'

/** The score taken apart, with the numbers of this story. */
export function ScoreComputed({ danger: { title, figures } }: { danger: Latent }) {
  const t = useWords(strings)
  const ofArticles = useWords(articleStrings)
  const { exact } = useFormat()
  const known = (value: number | null) => (value === null ? t('unknownFigure') : exact(Math.round(value)))
  const yours: Readonly<Record<LatentPart, string>> = {
    growth: t('yours_growth', {
      recent: figures.recent,
      usual: figures.usual === null ? t('unknownFigure') : figures.usual.toFixed(1),
    }),
    negative: t('yours_negative', { negative: figures.negative, articles: figures.articles }),
    resonance: t('yours_resonance', { interactions: known(figures.interactions), reach: known(figures.reach) }),
    media: figures.mediaLevel === 'unknown' ? t('unknownFigure') : ofArticles(figures.mediaLevel),
    spread: t('yours_spread', { platforms: figures.platforms, regions: figures.regions, boards: figures.boards }),
    similarity:
      figures.commonWords === null
        ? t('unknownFigure')
        : t('yours_similarity', { common: figures.commonWords, words: figures.words }),
  }
  return (
    <Stack gap={12} className={styles.computed}>
      <b className="cut">{title}</b>
      <p className="dim">{t('latentFormula')}</p>
      <ComputedTable
        label={t('latentComputed', { title })}
        computed={computedOf(latentScoreOf(figures).parts, latentWeights)}
        yours={yours}
        named={part => [t(`part_${part}`), t(`formula_${part}`)]}
      />
    </Stack>
  )
}
