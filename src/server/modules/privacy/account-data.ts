import { and, eq, gte, sql } from 'drizzle-orm';
import { emailLinks, logins, userDetails, users } from '#server/platform/database/tables/account-tables.ts';
import { cartLines, carts, wishlistEntries } from '#server/platform/database/tables/cart-tables.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { consents, erasures } from '#server/platform/database/tables/privacy-tables.ts';
import { sessions } from '#server/platform/database/tables/session-tables.ts';
import { knownDevices, signInFailures } from '#server/platform/database/tables/sign-in-tables.ts';
import { describePersonalTable, type PersonalTable } from './personal-table.ts';

/** What belongs to the account and not to an order. */
export const ACCOUNT_DATA: readonly PersonalTable[] = [
  describePersonalTable(users, {
    title: 'Account',
    isOf: ({ userId }) => eq(users.id, userId),
    columns: {
      id: 'shown',
      email: 'shown',
      name: 'shown',
      phone: 'shown',
      createdAt: 'shown',
      emailVerifiedAt: 'shown',
      isSample: 'hidden',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(userDetails, {
    title: 'Profile',
    isOf: ({ userId }) => eq(userDetails.userId, userId),
    columns: {
      userId: 'hidden',
      firstName: 'shown',
      lastName: 'shown',
      email: 'shown',
      phone: 'shown',
      addressLine1: 'shown',
      addressLine2: 'shown',
      city: 'shown',
      state: 'shown',
      postalCode: 'shown',
      country: 'shown',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(logins, {
    title: 'Login',
    isOf: ({ userId }) => eq(logins.userId, userId),
    columns: { emailLower: 'shown', userId: 'hidden', passwordHash: 'hidden' },
    onErasure: 'deleted',
  }),
  describePersonalTable(consents, {
    title: 'Consents',
    isOf: ({ userId }) => eq(consents.userId, userId),
    columns: {
      id: 'hidden',
      userId: 'hidden',
      purpose: 'shown',
      textVersion: 'shown',
      givenAt: 'shown',
      withdrawnAt: 'shown',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(sessions, {
    title: 'Logins on your devices',
    isOf: ({ userId }) => eq(sessions.userId, userId),
    columns: { tokenId: 'hidden', userId: 'hidden', device: 'shown', createdAt: 'shown', expiresAt: 'shown' },
    onErasure: 'deleted',
  }),
  describePersonalTable(knownDevices, {
    title: 'Devices that have logged in before',
    isOf: ({ emailHash }) => eq(knownDevices.emailHash, emailHash ?? ''),
    columns: { emailHash: 'hidden', deviceHash: 'hidden', lastSignInAt: 'shown' },
    onErasure: 'deleted',
  }),
  describePersonalTable(signInFailures, {
    title: 'Failed logins',
    isOf: ({ emailHash }) => eq(signInFailures.emailHash, emailHash ?? ''),
    columns: {
      emailHash: 'hidden',
      deviceHash: 'hidden',
      failures: 'shown',
      failuresExpireAt: 'shown',
      pending: 'hidden',
      pendingExpireAt: 'hidden',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(emailLinks, {
    title: 'Links we emailed you',
    isOf: ({ userId }) => eq(emailLinks.userId, userId),
    columns: {
      id: 'hidden',
      userId: 'hidden',
      purpose: 'shown',
      tokenHash: 'hidden',
      email: 'shown',
      createdAt: 'shown',
      expiresAt: 'shown',
      usedAt: 'shown',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(wishlistEntries, {
    title: 'Wishlist',
    isOf: ({ userId }) => eq(wishlistEntries.userId, userId),
    columns: { userId: 'hidden', productId: 'shown', addedAt: 'shown', shown: 'json' },
    onErasure: 'deleted',
  }),
  describePersonalTable(carts, {
    title: 'Cart',
    isOf: ({ userId }) => eq(carts.userId, userId),
    columns: { userId: 'hidden', version: 'hidden' },
    onErasure: 'deleted',
  }),
  describePersonalTable(cartLines, {
    title: 'Items in your cart',
    isOf: ({ userId }) => eq(cartLines.userId, userId),
    columns: {
      userId: 'hidden',
      id: 'hidden',
      position: 'hidden',
      productId: 'shown',
      productTypeId: 'shown',
      colorHex: 'shown',
      widthHundredths: 'shown',
      heightHundredths: 'shown',
      quantity: 'shown',
      imageUrl: 'shown',
      curtainConfiguration: 'shown',
      curtainHeading: 'shown',
      curtainTiebacks: 'shown',
      fittingType: 'shown',
      blindStyle: 'shown',
      motorisation: 'shown',
      chainColour: 'shown',
      sideOfControls: 'shown',
      orderComment: 'shown',
      kind: 'shown',
      sizeIncludesAllowance: 'shown',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(inquiries, {
    title: 'Messages you sent us',
    isOf: ({ messages }) =>
      messages === null
        ? sql`false`
        : and(eq(sql`lower(trim(${inquiries.email}))`, messages.email), gte(inquiries.createdAt, messages.since)),
    columns: {
      id: 'hidden',
      kind: 'shown',
      ticket: 'shown',
      createdAt: 'shown',
      name: 'shown',
      email: 'shown',
      phone: 'shown',
      subject: 'shown',
      details: 'shown',
      isSuspect: 'hidden',
      isSample: 'hidden',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(erasures, {
    title: 'Request to erase your data',
    isOf: ({ userId }) => eq(erasures.userId, userId),
    columns: {
      userId: 'hidden',
      requestedAt: 'shown',
      requestedBy: 'shown',
      erasedAt: 'hidden',
      recordsKeptUntil: 'hidden',
      dueAt: 'hidden',
    },
    onErasure: 'kept',
  }),
];
