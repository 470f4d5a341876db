/** From the condition of a rule to SQL on marked texts; values are always parameters. The functions are those of db/migrations/0006. */
import type { Condition, Field, NameScope, Needle, Places } from '@guanlan/engine/rules'
import { type RawBuilder, sql } from 'kysely'

type Expression = RawBuilder<unknown>

/** Where a statement finds what conditions speak of: marked title and body (text), names of entities (text[]). */
export interface Marked extends Record<Field | NameScope, Expression> {}

/** True, false or NULL (not known: the engine decides), as `Condition` is. */
export function sqlOf(condition: Condition, marked: Marked): Expression {
  switch (condition.kind) {
    case 'occurs':
      return joined(
        eachField(condition.needle, marked, text => sql`position(${condition.needle.text}::text in ${text}) > 0`),
        'or',
      )
    case 'occursOften': {
      const counts = condition.needles.flatMap(needle =>
        eachField(needle, marked, text => sql`marked_count(${text}, ${needle.text}::text)`),
      )
      return sql`(${sql.join(counts, sql` + `)} >= ${condition.count}::int)`
    }
    case 'placesOften':
      return sql`(cardinality(${placesSql(condition.places, marked)}) >= ${condition.count}::int)`
    case 'near':
      return sql`places_near(${placesSql(condition.left, marked)}, ${placesSql(condition.right, marked)}, ${condition.distance}::int)`
    case 'window':
      return windowSql(condition, marked)
    case 'named':
      return sql`(${condition.name}::text = any(${marked[condition.scope]}))`
    case 'and':
    case 'or':
      return joined(
        condition.of.map(part => sqlOf(part, marked)),
        condition.kind,
      )
    case 'not':
      return sql`(not ${sqlOf(condition.of, marked)})`
    case 'unknown':
      return sql`null::boolean`
  }
}

function joined(parts: Expression[], by: 'and' | 'or'): Expression {
  if (parts.length === 0) return by === 'and' ? sql`true` : sql`false`
  return sql`(${sql.join(parts, by === 'and' ? sql` and ` : sql` or `)})`
}

const eachField = (needle: Needle, marked: Marked, write: (text: Expression) => Expression): Expression[] =>
  needle.fields.map(field => write(marked[field]))

function placesSql(places: Places, marked: Marked): Expression {
  switch (places.kind) {
    case 'needle': {
      const { text: needle, word } = places.needle
      const found = places.needle.fields.map(
        field =>
          sql`marked_places(${marked[field]}, ${needle}::text, ${word.tokens.length}::int, ${field === 'title' ? 0 : 1}::int)`,
      )
      return sql`(${sql.join(found, sql` || `)})`
    }
    case 'union':
      return sql`places_together(${sql.join(
        places.of.map(part => placesSql(part, marked)),
        sql` || `,
      )})`
    case 'atLeast':
      return sql`places_if_often(${placesSql(places.of, marked)}, ${places.count}::int)`
  }
}

/** Each operand's places with the number of the operand, laid one after the other. */
function windowSql({ of, distance, exact }: Condition & { kind: 'window' }, marked: Marked): Expression {
  const names = of.map((_, i) => sql.ref(`p${i}`))
  const given = sql.join(of.map((places, i) => sql`${placesSql(places, marked)} as ${names[i]}`))
  const all = sql.join(names, sql` || `)
  const owners = sql.join(
    names.map((name, i) => sql`array_fill(${i}::int, array[coalesce(cardinality(${name}), 0)])`),
    sql` || `,
  )
  const fits = sql`(select places_within(${all}, ${owners}, ${of.length}::int, ${distance}::int) from (select ${given} offset 0) p)`
  // With shared places only the engine knows whether each operand gets one of its own.
  return exact ? fits : sql`(case when ${fits} is false then false end)`
}
