/**
 * Where the texts are kept that searches look at: in the database, beside which an index in OpenSearch may stand, or in that index alone
 * (`GUANLAN_TEXT_INDEX=opensearch`). An article stored then has a line without text in `article_grams`: its time is counted and walked by.
 */
let indexAlone = false

/** For this process, from here on. */
export const keepTextsInIndexAlone = (isAlone: boolean): void => {
  indexAlone = isAlone
}

export const areTextsInIndexAlone = (): boolean => indexAlone
