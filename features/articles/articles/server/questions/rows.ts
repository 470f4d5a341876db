/** Rows as others join them to their own. The planner sees through them: a look-up by id stays one. */
import { sql } from 'kysely'
import { timeOfArrival } from '../time-of-arrival.ts'

/** Articles as everybody has them, without what an organisation makes of them. */
export const articleRows = sql`(
  select id, title, summary, body, url, author, account, published_at, media_id, media_type, sentiment, level, region, language, mentioned, is_ad, likes, comments, shares, reads,
    corps, brands, products, names, keywords, extra, dimension, only_org, demonstration, earlier_titles, ${timeOfArrival} as time_of_arrival from articles a)`

/** Media by what they are called. */
export const mediaRows = sql`(select id, name, level, media_type, region, merged_into from media)`
