import type { ImportColumn } from '../../app/command-center/members/import/import-columns.ts';
import type { DateOrder } from '../../app/command-center/members/import/read-dates.ts';

type Values = Partial<Record<ImportColumn, string>>;

/** A file as a program writes it, with what the import makes of each line. */
export type MemberFile = {
  name: string;
  bytes: Uint8Array;
  /** The order that the admin chooses, if no date shows it. */
  order?: DateOrder;
  /** Values of the lines that are stored, by line. */
  stored: Record<number, Values>;
  /** The errors of the others, like `phone_number scientific`, by line. */
  refused: Record<number, string[]>;
};

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Each character of Windows-1252 that these files use has one byte, which is its code point. */
const windows1252 = (text: string) =>
  Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;

/** Ten shapes that files have in practice. The emails differ, so all can be imported. */
export const memberFiles: MemberFile[] = [
  {
    name: 'Excel in Portuguese, with semicolons and Windows-1252',
    bytes: windows1252(
      lines(
        'Nome;Sobrenome;E-mail;Data de Nascimento;Telefone;Estado;ZIP;País;Plano;Data de início;Contribuição mensal;Recebe e-mails',
        'Conceição;Araújo;Conceicao@Example.com ;25/12/1990;(561) 555-0101;Flórida;33432;Estados Unidos;mutirão família;01/02/2020;1.234,50;VERDADEIRO',
        "João;D'Ávila;joao@example.com;01/02/1985;11 98765-4321;;01310-100;Brasil;Mutirão Família;05/02/2020;489,5;não".replace(
          '’',
          "'",
        ),
      ),
    ),
    stored: {
      2: {
        email: 'conceicao@example.com',
        first_name: 'Conceição',
        date_of_birth: '1990-12-25',
        phone_number: '+1 561 555 0101',
        state: 'FL',
        zip_code: '33432',
        start_date: '2020-02-01',
        monthly_cost: '1234.50',
        receive_emails: 'yes',
      },
      3: {
        last_name: "D'Ávila",
        date_of_birth: '1985-02-01',
        phone_number: '+55 11 98765 4321',
        zip_code: '01310-100',
        monthly_cost: '489.50',
        receive_emails: 'no',
      },
    },
    refused: {},
  },
  {
    name: 'Excel in the United States',
    bytes: windows1252(
      lines(
        'First Name,Last Name,Email,DOB,Phone,State,Zip,Monthly contribution,Plan',
        'Mary,"O\'Hara, Jr.",mary@example.com,12/25/1990,561-555-0102,Massachusetts,2108,"$1,234.50",Mutirão Completo',
        'Peter,Lima,peter@example.com,3/4/1985,15615550103,nj,07030,489,Mutirão Completo',
        'Kate,Luz,kate@example.com,3/5/1985,561-555-0104,FL,2108,489,Mutirão Completo',
      ),
    ),
    stored: {
      2: {
        last_name: "O'Hara, Jr.",
        date_of_birth: '1990-12-25',
        state: 'MA',
        zip_code: '02108',
        monthly_cost: '1234.50',
      },
      3: {
        date_of_birth: '1985-03-04',
        phone_number: '+1 561 555 0103',
        state: 'NJ',
        zip_code: '07030',
        monthly_cost: '489.00',
      },
    },
    refused: { 4: ['zip_code zip_zero'] },
  },
  {
    name: 'Google Sheets',
    bytes: utf8(
      [
        'Email address,Given name,Family name,Birthdate,Mobile,State',
        'sheets1@example.com,Bia,Luz,1990-02-28,+55 21 98765-4321,North Carolina',
        'sheets2@example.com,Caio,"Luz ""Neto""","Mar 4, 1985",,Pensilvânia',
        'sheets3@example.com,Davi,Luz,1990-02-30,,FL',
      ].join('\n'),
    ),
    stored: {
      2: { date_of_birth: '1990-02-28', phone_number: '+55 21 98765 4321', state: 'NC' },
      3: { last_name: 'Luz "Neto"', date_of_birth: '1985-03-04', state: 'PA' },
    },
    refused: { 4: ['date_of_birth not_a_date'] },
  },
  {
    name: 'tab-separated “Unicode text” of Excel',
    bytes: utf16(
      lines(
        'Email\tNome\tSobrenome\tNascimento\tCidade',
        'tab1@example.com\tÉrica\tSouza\t13/04/1990\t"Boca Raton, FL"',
        'tab2@example.com\tIgor\tSouza\t4 de março de 1985\tSão Paulo',
      ),
    ),
    stored: {
      2: { first_name: 'Érica', date_of_birth: '1990-04-13', city: 'Boca Raton, FL' },
      3: { date_of_birth: '1985-03-04', city: 'São Paulo' },
    },
    refused: {},
  },
  {
    name: 'a byte order mark, a line for the separator, and headings in capitals',
    bytes: utf8(
      `\ufeff${lines('sep=;', 'EMAIL;FIRST NAME;LAST NAME;DATE OF BIRTH', 'bom@example.com;Úrsula;Reis;1990-01-02')}`,
    ),
    stored: { 3: { email: 'bom@example.com', first_name: 'Úrsula', date_of_birth: '1990-01-02' } },
    refused: {},
  },
  {
    name: 'dates in both orders',
    bytes: utf8(
      lines(
        'email,first_name,last_name,date_of_birth',
        'mixed1@example.com,Ana,Um,25/04/1990',
        'mixed2@example.com,Ana,Dois,04/26/1990',
        'mixed3@example.com,Ana,Três,03/04/1990',
        'mixed4@example.com,Ana,Quatro,04/04/1990',
        'mixed5@example.com,Ana,Cinco,1990-04-03',
        'mixed6@example.com,Ana,Seis,3/4/90',
        'mixed7@example.com,Ana,Sete,32964',
      ),
    ),
    stored: {
      2: { date_of_birth: '1990-04-25' },
      3: { date_of_birth: '1990-04-26' },
      5: { date_of_birth: '1990-04-04' },
      6: { date_of_birth: '1990-04-03' },
    },
    refused: {
      4: ['date_of_birth date_orders_mixed'],
      7: ['date_of_birth date_year'],
      8: ['date_of_birth date_number'],
    },
  },
  {
    name: 'values that a spreadsheet damaged',
    bytes: utf8(
      lines(
        'email,first_name,last_name,date_of_birth,phone,zip code,state,monthly contribution',
        'damage1@example.com,Ana,Um,1990-01-02,5.61556E+09,33432,FL,489.00',
        'damage2@example.com,Ana,Dois,1990-01-02,"5,61556E+09",33432,FL,489.00',
        'damage3@example.com,Ana,Três,########,5615550105,33432,FL,489.00',
        'damage4@example.com,Ana,Quatro,#N/A,5615550106.0,2108,FL,"1.234,50.0"',
        'damage5@example.com,JosÃ©,Cinco,1990-01-02,+1 561 555 0107,="02108",MA,489.00',
        'damage6@example.com,José,Seis,1990-01-02,+1 561 555 0108,="02108",MA,489.00',
        'damage7@example.com,José,Sete,1990-01-02,555-0108,334,Floride,-489',
      ),
    ),
    stored: { 7: { phone_number: '+1 561 555 0108', zip_code: '02108', state: 'MA' } },
    refused: {
      2: ['phone_number scientific'],
      3: ['phone_number scientific'],
      4: ['date_of_birth too_narrow'],
      5: [
        'date_of_birth formula_error',
        'phone_number phone_number_damaged',
        'zip_code zip_zero',
        'monthly_cost not_an_amount',
      ],
      6: ['first_name garbled'],
      8: ['phone_number phone', 'state state', 'zip_code zip_zero', 'monthly_cost not_negative'],
    },
  },
  {
    name: 'headings in lower case, and dates that the admin explains',
    bytes: utf8(
      lines(
        'e-mail,nome,sobrenome,nascimento,uf',
        'lower1@example.com,ana,um,03/04/1990,tx',
        'lower2@example.com,ana,dois,05/06/1991,carolina do norte',
        'lower3@example,ana,três,05/07/1991,tx',
      ),
    ),
    order: 'day-month',
    stored: {
      2: { date_of_birth: '1990-04-03', state: 'TX' },
      3: { date_of_birth: '1991-06-05', state: 'NC' },
    },
    refused: { 4: ['email valid'] },
  },
  {
    name: 'more columns than ours, and lines with more cells than headings',
    bytes: utf8(
      lines(
        'CRM id,Email,First name,Last name,Date of birth,Notes,Email,',
        '17,extra1@example.com,Ana,Um,1990-01-02,"likes, commas",other@example.com,',
        '18,extra2@example.com,Ana,Dois,1990-01-02,,,,more',
        '19,extra1@example.com,Ana,Um,1990-01-02,,,',
      ),
    ),
    stored: { 2: { email: 'extra1@example.com' } },
    refused: { 3: ['undefined extra_cells'], 4: ['email twice'] },
  },
  {
    name: '5,000 rows, one of which is wrong',
    bytes: utf8(
      lines(
        'email,first_name,last_name,date_of_birth',
        ...Array.from(
          { length: 5000 },
          (_, n) => `many${n}@example.com,Ana,Souza,${n === 4321 ? '31/31/1990' : '1990-01-02'}`,
        ),
      ),
    ),
    stored: { 2: { email: 'many0@example.com' }, 5001: { email: 'many4999@example.com' } },
    refused: { 4323: ['date_of_birth not_a_date'] },
  },
];
