/** The password of every account of the cast, members and admins alike. */
export const password = 'mutirao-demo';

type Person = { firstName: string; lastName: string; email: string };
type Member = Person & {
  memberId: string;
  memberNumber: string;
  userId?: string;
  dateOfBirth: string;
  status: string;
};
type Advisor = Person & { agentId: string };
type Admin = Person & { adminId: string; role: string; permissions: readonly string[] };
type Extra = Record<string, unknown>;

/**
 * The people of the demo data (supabase/seed.sql), whom every test uses. Their rows have fixed ids. A
 * person without `userId` has no login.
 */
export const cast = {
  /** Active member with a full portal: enrollment, advisor, 14 payments, 2 schedules, a card, a spouse and three children. */
  ana: {
    firstName: 'Ana',
    lastName: 'Souza',
    email: 'ana@example.com',
    memberId: 'b0000000-0000-4000-8000-000000000001',
    memberNumber: 'M-104-283-1',
    userId: 'a0000000-0000-4000-8000-000000000001',
    dateOfBirth: '1985-03-01',
    status: 'active',
    enrollmentId: 'e0000000-0000-4000-8000-000000000001',
    productId: 'd0000000-0000-4000-8000-000000000002',
    iuaId: 'd1000000-0000-4000-8000-000000003000',
    /** Of the hospital, with a letter that was sent. */
    billId: '5d000000-0000-4000-8000-000000000001',
    iuaAmount: 3000,
    agentId: 'c0000000-0000-4000-8000-000000000001',
    paymentCount: 14,
    scheduleCount: 2,
    personCount: 4,
    spouse: {
      personId: 'b1000000-0000-4000-8000-000000000001',
      firstName: 'Rafael Augusto',
      lastName: 'de Albuquerque Cavalcanti Souza',
      dateOfBirth: '1983-09-17',
    },
  } satisfies Member & Extra,

  /** Pending member: may sign in, without enrollment, advisor, or payments. */
  bruno: {
    firstName: 'Bruno',
    lastName: 'Lima',
    email: 'bruno@example.com',
    memberId: 'b0000000-0000-4000-8000-000000000002',
    memberNumber: 'M-104-284-4',
    userId: 'a0000000-0000-4000-8000-000000000002',
    dateOfBirth: '1990-11-23',
    status: 'pending',
  } satisfies Member,

  /** Canceled member: has a login and may not sign in. */
  clara: {
    firstName: 'Clara',
    lastName: 'Mendes',
    email: 'clara@example.com',
    memberId: 'b0000000-0000-4000-8000-000000000003',
    memberNumber: 'M-104-285-3',
    userId: 'a0000000-0000-4000-8000-000000000003',
    dateOfBirth: '1979-06-30',
    status: 'cancelled',
  } satisfies Member,

  /** Active member without an activated account or a login. */
  diego: {
    firstName: 'Diego',
    lastName: 'Alves',
    email: 'diego@example.com',
    memberId: 'b0000000-0000-4000-8000-000000000004',
    memberNumber: 'M-104-286-6',
    dateOfBirth: '1988-07-14',
    status: 'active',
  } satisfies Member,

  /** Member whose enrollment starts in the future: may sign in. */
  helena: {
    firstName: 'Helena',
    lastName: 'Costa',
    email: 'helena@example.com',
    memberId: 'b0000000-0000-4000-8000-000000000005',
    memberNumber: 'M-104-287-7',
    userId: 'a0000000-0000-4000-8000-000000000005',
    dateOfBirth: '1992-02-29',
    status: 'Future Active',
    enrollmentId: 'e0000000-0000-4000-8000-000000000005',
    productId: 'd0000000-0000-4000-8000-000000000001',
    iuaId: 'd1000000-0000-4000-8000-000000001500',
    agentId: 'c0000000-0000-4000-8000-000000000001',
  } satisfies Member & Extra,

  /** Has a login and is not a member. */
  stranger: {
    email: 'stranger@example.com',
    userId: 'a0000000-0000-4000-8000-000000000009',
  },

  /** The advisor of Ana, Diego and Helena. No login of her own. */
  elena: {
    firstName: 'Elena',
    lastName: 'Rocha',
    email: 'elena@example.com',
    agentId: 'c0000000-0000-4000-8000-000000000001',
    enrollmentCode: 'ELENA-2023',
  } satisfies Advisor & Extra,

  /** Super admin: may do everything. */
  fabio: {
    firstName: 'Fábio',
    lastName: 'Teixeira',
    email: 'fabio@example.com',
    adminId: 'ad000000-0000-4000-8000-000000000001',
    role: 'super_admin',
    permissions: [
      'blog',
      'shows',
      'contacts',
      'users',
      'analytics',
      'members',
      'requests',
      'books',
    ],
  } satisfies Admin,

  /** Content editor: episodes, but no messages, members, or team. */
  gabriela: {
    firstName: 'Gabriela',
    lastName: 'Pinto',
    email: 'gabriela@example.com',
    adminId: 'ad000000-0000-4000-8000-000000000002',
    role: 'content_editor',
    permissions: ['blog', 'shows'],
  } satisfies Admin,

  /** Support agent: messages and visit counts, but no episodes, members, or team. */
  otavio: {
    firstName: 'Otávio',
    lastName: 'Reis',
    email: 'otavio@example.com',
    adminId: 'ad000000-0000-4000-8000-000000000003',
    role: 'support_agent',
    permissions: ['contacts', 'analytics', 'requests'],
  } satisfies Admin,

  /** Inactive admin: cannot sign in, even with the correct password. */
  igor: {
    firstName: 'Igor',
    lastName: 'Nunes',
    email: 'igor@example.com',
    adminId: 'ad000000-0000-4000-8000-000000000004',
    role: 'support_agent',
    permissions: ['contacts'],
  } satisfies Admin,
} as const;

/** The number of episodes in the demo data, all published. */
export const episodeCount = 27;
