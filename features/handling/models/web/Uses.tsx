import { ErrorOf, exact, PlainTable, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { modelScenes } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, modelsKey } from './api.ts'

/** What models were used for, by person, scene and model: sums alone. */
export default function Uses() {
  const t = useWords(strings)
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: [modelsKey, 'uses'],
    queryFn: ({ signal }) => api.uses({ query: { days: 30 } }, { signal }),
  })
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const sceneOf = (name: string) => {
    const scene = modelScenes.find(each => each === name)
    return scene ? t(`scene_${scene}`) : name
  }
  return (
    <section aria-label={t('usesTitle')}>
      <h2>{t('usesTitle')}</h2>
      {data.list.length === 0 ? (
        <p className="dim">{t('noUses')}</p>
      ) : (
        <PlainTable
          label={t('usesTitle')}
          head={[t('person'), t('scene'), t('usesCount'), t('tokensIn'), t('tokensOut'), t('cost'), t('lastUse')]}
        >
          {data.list.map(({ userId, person, scene, model, uses, tokensIn, tokensOut, microFen, lastAt }) => (
            <tr key={`${userId}${scene}${model}`} title={model}>
              <th scope="row">{person || '—'}</th>
              <td>{sceneOf(scene)}</td>
              <td>{exact(uses)}</td>
              <td>{exact(tokensIn)}</td>
              <td>{exact(tokensOut)}</td>
              <td>{(microFen / 100_000_000).toFixed(2)}</td>
              <td>{format.moment(lastAt).slice(5, 16)}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}
