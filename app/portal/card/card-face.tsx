import { clsx } from 'clsx';
import { pathFor } from '~/paths';
import { brand } from '~/shared/brand/brand';
import type { CardPerson, StoredCard } from '~/shared/browser/stored-card';
import { Logo } from '~/shared/chrome/logo';
import { formatDate } from '~/shared/format/dates';
import type { Messages } from '~/shared/i18n/catalog';
import type { Language } from '~/shared/i18n/language';
import { QrCode } from '~/shared/ui/qr-code';

export type FaceTexts = Record<Language, Messages['cardFace']>;

type CardFaceProps = {
  card: StoredCard;
  /** Whose card it is. None for the household's. */
  person: CardPerson | undefined;
  texts: FaceTexts;
  isLarge?: boolean;
};

/**
 * The card as the person at an American front desk reads it: in English, with Portuguese below, in
 * both languages of the portal. The code contains only the address of a public page.
 */
export function CardFace({ card, person, texts, isLarge }: CardFaceProps) {
  const [member] = card.people;
  const address = new URL(pathFor('providers', 'en'), window.location.origin);
  const value = clsx('font-semibold tabular-nums', isLarge && 'text-lead');
  return (
    <div lang="en" className="grid content-start gap-5 bg-white text-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Logo />
        <p className="font-semibold min-[24rem]:text-right">
          <Text name="title" texts={texts} />
        </p>
      </div>
      <p
        className={clsx(
          'border-y-3 border-ink py-3 font-bold',
          isLarge ? 'text-subtitle' : 'text-heading',
        )}
      >
        <Text name="selfPay" texts={texts} />
      </p>
      <dl className={clsx('grid grid-cols-2 gap-x-4 gap-y-4', isLarge && 'lg:grid-cols-3')}>
        <div className="col-span-full">
          <Label name={person ? 'name' : 'household'} texts={texts} />
          <dd className={clsx('font-bold wrap-anywhere', isLarge ? 'text-title' : 'text-subtitle')}>
            {nameOf(person ?? member)}
          </dd>
        </div>
        {person && (
          <div>
            <Label name="birthDate" texts={texts} />
            <dd className={value}>{day(person.birthDate)}</dd>
          </div>
        )}
        <div>
          <Label name="number" texts={texts} />
          <dd className={value}>{card.memberNumber}</dd>
        </div>
        {person?.startDate && (
          <div>
            <Label name="since" texts={texts} />
            <dd className={value}>{day(person.startDate)}</dd>
          </div>
        )}
        {person && person !== member && (
          <div>
            <Label name="household" texts={texts} />
            <dd className={clsx(value, 'wrap-anywhere')}>{nameOf(member)}</dd>
          </div>
        )}
        <div>
          <Label name="asOf" texts={texts} />
          <dd className={value}>{day(card.seen)}</dd>
        </div>
      </dl>
      {!person && <Household people={card.people} texts={texts} />}
      <div className="flex items-end justify-between gap-4 border-t border-line pt-4">
        <dl className="grid gap-4">
          <div>
            <Label name="call" texts={texts} />
            <dd className={value}>
              <a href={`tel:${brand.phone.number}`} className="inline-flex min-h-11 items-center">
                {brand.phone.display}
              </a>
            </dd>
          </div>
          <div>
            <Label name="billing" texts={texts} />
            <dd className="text-sm wrap-anywhere">{address.host + address.pathname}</dd>
          </div>
        </dl>
        <QrCode
          text={address.href}
          label={`${texts.en.billing}: ${address.href}`}
          className="size-32 shrink-0"
        />
      </div>
    </div>
  );
}

type HouseholdProps = { people: readonly CardPerson[]; texts: FaceTexts };

/** Everyone in the membership, with birth date and start date. */
function Household({ people, texts }: HouseholdProps) {
  return (
    <section aria-label={texts.en.people} className="grid gap-2">
      <p className="text-sm">
        <Text name="people" texts={texts} />
      </p>
      <ul className="divide-y divide-line border-t border-line print:grid print:grid-cols-2 print:gap-x-8">
        {people.map((person) => (
          <li key={nameOf(person) + person.birthDate} className="grid gap-0.5 py-2.5">
            <p className="font-semibold wrap-anywhere">{nameOf(person)}</p>
            <dl className="grid grid-cols-2 gap-x-4 text-sm tabular-nums">
              <Pair name="birthDate" texts={texts} date={person.birthDate} />
              {person.startDate && <Pair name="since" texts={texts} date={person.startDate} />}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TextProps = { name: keyof Messages['cardFace']; texts: FaceTexts };

function Pair({ name, texts, date }: TextProps & { date: string }) {
  return (
    <div>
      <Label name={name} texts={texts} />
      <dd className="font-semibold">{day(date)}</dd>
    </div>
  );
}

function Label(props: TextProps) {
  return (
    <dt className="text-sm">
      <Text {...props} />
    </dt>
  );
}

/** English, and Portuguese below. */
function Text({ name, texts }: TextProps) {
  return (
    <>
      {texts.en[name]}{' '}
      <span lang="pt-BR" className="block text-xs font-normal tracking-normal text-muted">
        {texts['pt-BR'][name]}
      </span>
    </>
  );
}

function nameOf({ firstName, lastName }: CardPerson): string {
  return `${firstName} ${lastName}`;
}

/** The month in letters: the order of numbers differs between the two countries. */
function day(date: string): string {
  return formatDate(date, 'en', 'short');
}
