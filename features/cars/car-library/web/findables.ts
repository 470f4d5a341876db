/** What the head's box finds, and where it opens. */
import { type Findables, linkTo } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

export const findables: Findables = {
  kinds: {
    carSeries: {
      title: strings.seriesTab,
      icon: 'analysis',
      addressOf: ({ id }) => linkTo('/carModelInsight', null, { series: id }),
    },
  },
}
