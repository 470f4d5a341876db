/** react-aria brings its words in 34 languages with every control; three of them are ours. */
import type { Plugin } from 'vite'

const words = /react-(aria|stately)[^/]*[\\/].*[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.m?js$/
const ours = /(en-US|zh-CN|zh-TW)\.m?js$/

export const onlyOurLanguages: Plugin = {
  name: 'only-our-languages',
  enforce: 'pre',
  load: id => (words.test(id) && !ours.test(id) ? 'export default {}' : null),
}
