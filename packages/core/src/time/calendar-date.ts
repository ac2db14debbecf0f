// Dates of the Gregorian calendar and the days that they are: integers, since core knows no clock.

/** `month` from 1 on. */
export type CalendarDate = {
  readonly year: number
  readonly month: number
  readonly dayOfMonth: number
}

const DAYS_PER_400_YEARS = 146_097
/** From 1 March of year 0, where years begin here so that a leap day ends one, to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468
const MONTHS_PER_YEAR = 12

/** `day`: since 1970-01-01. */
export function dateOfDay(day: number): CalendarDate {
  const days = day + DAYS_BEFORE_1970
  const era = Math.floor(days / DAYS_PER_400_YEARS)
  const ofEra = days - era * DAYS_PER_400_YEARS
  const leapDays =
    Math.floor(ofEra / 1_460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096)
  const year = Math.floor((ofEra - leapDays) / 365)
  const ofYear = ofEra - daysBeforeYear(year)
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const isNextYear = fromMarch >= 10
  return {
    year: year + era * 400 + (isNextYear ? 1 : 0),
    month: isNextYear ? fromMarch - 9 : fromMarch + 3,
    dayOfMonth: ofYear - daysBeforeMonth(fromMarch) + 1,
  }
}

/** In days since 1970-01-01; months above 12 are those of later years. */
export function dayOfDate({ year, month, dayOfMonth }: CalendarDate): number {
  const months = year * MONTHS_PER_YEAR + month - 3
  const fromMarch = months % MONTHS_PER_YEAR
  const years = (months - fromMarch) / MONTHS_PER_YEAR
  return daysBeforeYear(years) + daysBeforeMonth(fromMarch) + dayOfMonth - 1 - DAYS_BEFORE_1970
}

function daysBeforeYear(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
}

/** Counted from March on. */
function daysBeforeMonth(fromMarch: number): number {
  return Math.floor((153 * fromMarch + 2) / 5)
}
