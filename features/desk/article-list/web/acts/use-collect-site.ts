import { strings } from '@guanlan/features/handling/article-actions/strings'
import { linkTo, toast, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { deskApi } from '../desk-queries.ts'

/** From an article to the field in which sources are added, with its site written there: what it offers is looked at before anything is added. */
export function useCollectSite(): (id: number, found: boolean) => Promise<void> {
  const t = useWords(strings)
  const navigate = useNavigate()
  return async (id, found) => {
    const { baseInfo } = await (found
      ? deskApi.foundDetail({ body: { id } })
      : deskApi.detail({ params: { index: 'articles', id }, query: {} }))
    const site = URL.parse(baseInfo.url ?? '')
    if (!site || !/^https?:$/.test(site.protocol)) toast({ text: t('noSite'), tone: 'warning' })
    else await navigate(linkTo('/sourceMange', null, { paste: `${site.origin}/` }))
  }
}
