import { phrases } from '@guanlan/platform/contract'

/** A monitor that is filled from stored articles. */
export const filling = phrases({
  foundStored: ['已完成，命中 {{found}} 篇', '已完成，命中 {{found}} 篇', 'Done, {{found}} articles found'],
  fillingShort: ['回填中', '回填中', 'Filling'],
  fillingDone: ['“{{name}}”回填完成', '「{{name}}」回填完成', '"{{name}}" is filled'],
  seeArticles: ['看文章', '看文章', 'See the articles'],
})
