import { listCustomerTerms } from '#domain/account/customer-search.ts';
import { joinName, splitName } from '#domain/account/full-name.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import type { SeededRandom } from './seeded-random.ts';

export type SampleCustomer = { readonly userId: string; readonly name: string; readonly details: SavedDetails };

/** Name, two address lines, city, state and PIN code. */
const CUSTOMERS: readonly (readonly [string, string, string, string, string, string])[] = [
  ['Ananya Iyer', '14 Sarayu Residency, 3rd Cross', 'Jayanagar 4th Block', 'Bengaluru', 'Karnataka', '560041'],
  ['Rohan Mehta', 'B-702 Shivalik Heights', 'Satellite', 'Ahmedabad', 'Gujarat', '380015'],
  ['Farah Khan', '9 Nizam Court, Road No. 5', 'Banjara Hills', 'Hyderabad', 'Telangana', '500034'],
  ['Arjun Nair', 'Kairali, Temple Road', 'Kowdiar', 'Thiruvananthapuram', 'Kerala', '695003'],
  ['Priya Deshpande', '21 Sahyadri Society', 'Kothrud', 'Pune', 'Maharashtra', '411038'],
  ['Gurpreet Singh', 'House 318, Sector 70', '', 'Mohali', 'Punjab', '140308'],
  ['Sneha Banerjee', '4B Lake View Apartments', 'Southern Avenue', 'Kolkata', 'West Bengal', '700029'],
  ['Vikram Rathore', '17 Civil Lines', 'Near Ram Niwas Garden', 'Jaipur', 'Rajasthan', '302006'],
  ['Lakshmi Narayanan', 'New 12, Dr Radhakrishnan Salai', 'Mylapore', 'Chennai', 'Tamil Nadu', '600004'],
  ['Kabir Malhotra', 'D-44 Defence Colony', '', 'New Delhi', 'Delhi', '110024'],
  ['Meenakshi Pillai', 'Flat 6C, Marine Heights', 'Marine Drive', 'Kochi', 'Kerala', '682031'],
  ['Aditya Kulkarni', '1203 Palm Grove', 'Powai', 'Mumbai', 'Maharashtra', '400076'],
  ['Zoya Siddiqui', '22 La Place', 'Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001'],
  ['Harsh Patel', '11 Sundaram Bungalows', 'Vesu', 'Surat', 'Gujarat', '395007'],
  ['Ishita Sen', 'BE-190, Sector 1', 'Salt Lake', 'Kolkata', 'West Bengal', '700064'],
  ['Manish Agarwal', '5 Kanke Road', '', 'Ranchi', 'Jharkhand', '834008'],
  ['Tenzin Dolma', '3 Jakhoo Hill', '', 'Shimla', 'Himachal Pradesh', '171001'],
  ['Joseph Fernandes', 'Casa Azul, Rua de Ourém', 'Fontainhas', 'Panaji', 'Goa', '403001'],
  ['Divya Reddy', '8-2-120 Rohini Towers', 'Jubilee Hills', 'Hyderabad', 'Telangana', '500033'],
  ['Sameer Joshi', 'A-9 Arera Colony', 'E-3', 'Bhopal', 'Madhya Pradesh', '462016'],
  ['Nandini Rao', '57 Kuvempu Road', 'Saraswathipuram', 'Mysuru', 'Karnataka', '570009'],
  ['Imran Qureshi', '6 Mominpura Lane', '', 'Nagpur', 'Maharashtra', '440018'],
  ['Pallavi Mohanty', '212 Kalinga Enclave', 'Patia', 'Bhubaneswar', 'Odisha', '751024'],
  ['Karthik Subramanian', '33 Race Course Road', '', 'Coimbatore', 'Tamil Nadu', '641018'],
  ['Neha Chauhan', '1501 Orchid Petals', 'Sector 49', 'Gurugram', 'Haryana', '122018'],
  ['Debojit Bora', '14 Zoo Road', 'Geetanagar', 'Guwahati', 'Assam', '781021'],
  ['Shreya Kapoor', '26 Rajpur Road', '', 'Dehradun', 'Uttarakhand', '248001'],
  ['Faisal Ahmed', '19 Residency Road', '', 'Srinagar', 'Jammu and Kashmir', '190001'],
  ['Anjali Thakur', '702 Sterling Towers', 'Boring Road', 'Patna', 'Bihar', '800001'],
  ['Ravi Teja', '45 Beach Road', 'Pandurangapuram', 'Visakhapatnam', 'Andhra Pradesh', '530003'],
  ['Kavya Menon', 'Thanal, Civil Station Road', '', 'Kozhikode', 'Kerala', '673020'],
  ['Siddharth Jain', '88 Race Course Road', '', 'Indore', 'Madhya Pradesh', '452003'],
  ['Ritu Choudhary', '3 Bhagat Ki Kothi', '', 'Jodhpur', 'Rajasthan', '342003'],
  ['Dhruv Shah', '404 Akota Gardens', 'Akota', 'Vadodara', 'Gujarat', '390020'],
  ['Mariam Thomas', 'Plot 61, Sector 21', 'Nerul', 'Navi Mumbai', 'Maharashtra', '400706'],
  ['Varun Bhatia', 'C-12, Sector 44', '', 'Noida', 'Uttar Pradesh', '201303'],
  ['Sanjana Hegde', 'Prakriti, Kadri Hills', '', 'Mangaluru', 'Karnataka', '575002'],
  ['Abhinav Mishra', '10 Shankar Nagar', '', 'Raipur', 'Chhattisgarh', '492007'],
  ['Leela Krishnan', '7 Rue Dumas', 'White Town', 'Puducherry', 'Puducherry', '605001'],
  ['Omkar Gaikwad', '15 Nagala Park', '', 'Kolhapur', 'Maharashtra', '416003'],
];

const buildEmail = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@mail.invalid`;

export const buildSampleCustomers = (random: SeededRandom): readonly SampleCustomer[] =>
  CUSTOMERS.map(([name, addressLine1, addressLine2, city, state, postalCode]) => {
    const { firstName, lastName } = splitName(name);
    const details = {
      firstName,
      lastName,
      email: buildEmail(name),
      phone: random.createDigits(10),
      addressLine1,
      addressLine2,
      city,
      state,
      postalCode,
      country: 'IN',
    };
    return { userId: random.createUuid(), name: joinName({ firstName, lastName }), details };
  });

/** Returns the customer's search terms. */
export const buildCustomerTerms = ({ userId, name, details }: SampleCustomer) =>
  listCustomerTerms({ name, email: details.email, phone: details.phone, details }).map((term) => ({ userId, term }));
